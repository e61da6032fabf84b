import Foundation

/// Lets items be dropped on a view.
///
/// While a drag is over the view, the delegate says what a drop would do; the innermost view that can handle the drag is asked.
// apple: https://developer.apple.com/documentation/uikit/uidropinteraction
@preconcurrency @MainActor @objcMembers open class UIDropInteraction: UIObject, UIInteraction {
    /// Answers for the view. Not kept alive.
    open private(set) weak var delegate: (any UIDropInteractionDelegate)?
    open private(set) weak var view: UIView?
    /// True if several drags may be over the view, as of several fingers. Default: false.
    ///
    /// Else a second drag is not seen while there is one; it has to come again after the first has left (SV-26).
    // apple: https://developer.apple.com/documentation/uikit/uidropinteraction/allowssimultaneousdropsessions
    open var allowsSimultaneousDropSessions = false

    /// The drags that are over the view now.
    @nonobjc var sessions: [DropSession] = []

    /// An interaction with a delegate, which is not kept alive.
    public init(delegate: any UIDropInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) { self.view = view }

    /// False if another drag has the view for itself.
    @nonobjc func isFree(for session: DropSession) -> Bool {
        allowsSimultaneousDropSessions || sessions.allSatisfy { $0 === session }
    }

    func canHandle(_ session: any UIDropSession) -> Bool {
        delegate.map { $0.dropInteraction?(self, canHandle: session) ?? true } ?? false
    }
}
