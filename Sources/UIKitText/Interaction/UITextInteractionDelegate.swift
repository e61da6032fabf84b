import Foundation

/// Decides where people may begin to select, and is notified of it.
// apple: https://developer.apple.com/documentation/uikit/uitextinteractiondelegate
@preconcurrency @MainActor @objc public protocol UITextInteractionDelegate: NSObjectProtocol {
    /// Returns true if something may begin at a point of the text's view. Without it: yes. Nothing else happens if it may not.
    @objc(interactionShouldBegin:atPoint:)
    optional func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    /// A tap, a press or a drag selects from now on.
    @objc(interactionWillBegin:)
    optional func interactionWillBegin(_ interaction: UITextInteraction)
    /// It has ended.
    @objc(interactionDidEnd:)
    optional func interactionDidEnd(_ interaction: UITextInteraction)
}
