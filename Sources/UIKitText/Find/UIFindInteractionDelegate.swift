public import UIKitCore

/// Says how is searched in a view.
// apple: https://developer.apple.com/documentation/uikit/uifindinteractiondelegate
@preconcurrency @MainActor @objc public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// A new search for a view; nil if there can be none now, and then no panel comes.
    @objc(findInteraction:sessionForView:)
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    /// The panel has come.
    @objc(findInteraction:didBeginFindSession:)
    optional func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    /// The panel has gone.
    @objc(findInteraction:didEndFindSession:)
    optional func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}
