import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// One of the two controllers of a transition, and what becomes of its view.
@_spi(ForasteroInternal)
@MainActor
public struct TransitionSide {
    public var controller: UIViewController?
    /// The view that is put in or taken out; nil when the controller's view is not moved.
    public var view: UIView?
    /// Where the view is at the beginning, in the container; zero when it is not in it.
    public var initialFrame: CGRect
    /// Where the view is at the end, in the container; zero when it is not in it.
    public var finalFrame: CGRect
    private var isOwnView = false

    public init(_ controller: UIViewController?, view: UIView?, initialFrame: CGRect = .zero, finalFrame: CGRect = .zero) {
        self.controller = controller
        self.view = view
        self.initialFrame = initialFrame
        self.finalFrame = finalFrame
    }

    mutating func noteWhoseViewItIs() { isOwnView = view != nil && view === controller?.viewIfLoaded }

    /// A controller may replace its view when it is notified that it appears.
    mutating func followView() {
        guard isOwnView, let former = view, let other = controller?.viewIfLoaded, other !== former else { return }
        if other.superview == nil { former.lendPosition(to: other) }
        view = other
    }
}
