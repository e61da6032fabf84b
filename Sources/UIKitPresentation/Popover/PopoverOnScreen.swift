import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// A popover on the screen: its bubble with its frame, and the views beside it.
@MainActor
final class PopoverOnScreen: PopoverShowing {
    unowned let popover: UIPopoverPresentationController
    /// The popover with its chrome; nil while it is not shown.
    var bubble: PopoverBubble?
    var placement: PopoverPlacement?
    /// Where the source was seen last, in the container.
    var lastSource: CGRect?
    private(set) lazy var outside = PopoverOutside(self)
    private(set) var isLeaving = false
    /// True if several things are changing, after which the popover is placed.
    var isHeld = false

    init(_ popover: UIPopoverPresentationController) { self.popover = popover }

    var view: UIView { ensureBubble() }
    var frame: CGRect { makePlacement()?.frame ?? .zero }
    var arrowDirection: UIPopoverArrowDirection? { placement?.direction }
    func backgroundDidChange() { bubble?.showBackground(of: popover) }

    func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning { PopoverAnimator(isPresenting: isPresenting) }

    func beginDismissal() {
        isLeaving = true
        outside.dim(false)
    }

    func endDismissal(_ completed: Bool) {
        isLeaving = false
        if !completed { outside.dim(true) }
    }

    func end() {
        outside.end()
        bubble = nil
        placement = nil
        lastSource = nil
    }
}
