import Foundation

/// Says where marks of a selection are put.
// apple: https://developer.apple.com/documentation/uikit/uitextselectiondisplayinteractiondelegate
@preconcurrency @MainActor @objc public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
    /// A view behind the characters in which what is selected is marked; nil, and without it: the view of the interaction.
    @objc(selectionContainerViewBelowTextForSelectionDisplayInteraction:)
    optional func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
    /// Returns true if a handle may be moved to a point of the text's view. Without it: yes.
    @objc(selectionDisplayInteraction:shouldMoveHandleView:toLocation:)
    optional func selectionDisplayInteraction(
        _ interaction: UITextSelectionDisplayInteraction, shouldMoveHandleView handleView: UIView, toLocation location: CGPoint
    ) -> Bool
}
