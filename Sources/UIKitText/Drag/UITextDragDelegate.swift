import UIKitInteractions
import Foundation
import UIKitCore

/// Says what is dragged out of a text, and is notified of it.
// apple: https://developer.apple.com/documentation/uikit/uitextdragdelegate
@preconcurrency @MainActor @objc public protocol UITextDragDelegate: NSObjectProtocol {
    /// The items to drag; empty if the text cannot be dragged. Without it: the text.
    @objc(textDraggableView:itemsForDrag:)
    optional func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest)
        -> [UIDragItem]
    /// The preview of an item; nil, and without it: the lines of the text.
    @objc(textDraggableView:dragPreviewForLiftingItem:session:)
    optional func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    /// The text is being lifted.
    @objc(textDraggableView:willAnimateLiftWithAnimator:session:)
    optional func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
    /// It follows the finger from now on.
    @objc(textDraggableView:dragSessionWillBegin:)
    optional func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
    /// It has come to where it was dropped, or back.
    @objc(textDraggableView:dragSessionDidEnd:withOperation:)
    optional func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation)
}
