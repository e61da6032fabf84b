import UIKitInteractions
import Foundation
import UIKitCore

/// Says what a drop does to a text, and is notified of it.
// apple: https://developer.apple.com/documentation/uikit/uitextdropdelegate
@preconcurrency @MainActor @objc public protocol UITextDropDelegate: NSObjectProtocol {
    /// Returns true if a text that nobody can type into takes the drop. Without it: no.
    @objc(textDroppableView:willBecomeEditableForDrop:)
    optional func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability
    /// The effect that a drop would have now. Without it: what is suggested, which moves within the view and copies from elsewhere.
    @objc(textDroppableView:proposalForDrop:)
    optional func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest)
        -> UITextDropProposal
    /// The text is about to be put in.
    @objc(textDroppableView:willPerformDrop:)
    optional func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
    /// The preview of all items when they come to their position; nil, and without it: the former preview.
    @objc(textDroppableView:previewForDroppingAllItemsWithDefault:)
    optional func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    /// A drag has come over the text.
    @objc(textDroppableView:dropSessionDidEnter:)
    optional func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
    /// A drag has moved over the text.
    @objc(textDroppableView:dropSessionDidUpdate:)
    optional func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
    /// A drag has left the text without a drop.
    @objc(textDroppableView:dropSessionDidExit:)
    optional func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
    /// The drag is over, wherever it was dropped.
    @objc(textDroppableView:dropSessionDidEnd:)
    optional func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}
