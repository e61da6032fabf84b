import Foundation

/// Lets items be dropped on a view.
///
/// While a drag is over the view, the delegate says what a drop would do; the innermost view that can handle the drag is asked.
// apple: https://developer.apple.com/documentation/uikit/uidropinteraction
@preconcurrency @MainActor @objcMembers open class UIDropInteraction: UIObject, UIInteraction {
    /// Answers for the view. Not kept alive.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    open private(set) weak var view: UIView?
    /// True if several drags may be over the view. There is one at a time here. Default: false.
    open var allowsSimultaneousDropSessions = false

    /// An interaction with a delegate, which is not kept alive.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) { self.view = view }

    func canHandle(_ session: any UIDropSession) -> Bool {
        delegate.map { $0.dropInteraction?(self, canHandle: session) ?? true } ?? false
    }
}
