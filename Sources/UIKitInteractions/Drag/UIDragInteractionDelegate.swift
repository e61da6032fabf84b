import Foundation

/// Says what is dragged from a view, and is notified of it.
// apple: https://developer.apple.com/documentation/uikit/uidraginteractiondelegate
@preconcurrency @MainActor @objc public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// The items that a finger which rests on the view lifts; empty for none.
    @objc(dragInteraction:itemsForBeginningSession:)
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]

    /// The preview of an item that is lifted; nil shows none. Without it: the view.
    @objc(dragInteraction:previewForLiftingItem:session:)
    optional func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?

    /// Items are about to be lifted. Completions get `.end` if a drag follows, `.start` if the finger is lifted before.
    @objc(dragInteraction:willAnimateLiftWithAnimator:session:)
    optional func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)

    /// The finger is about to move with the lifted items.
    @objc(dragInteraction:sessionWillBegin:)
    optional func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)

    /// Returns true if a drop may take the items away. Without it: yes.
    @objc(dragInteraction:sessionAllowsMoveOperation:)
    optional func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool

    /// Returns true if only this app may take the items. Without it: no.
    @objc(dragInteraction:sessionIsRestrictedToDraggingApplication:)
    optional func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool

    /// Returns true if what is dragged keeps its size. Without it: no, large things become smaller.
    @objc(dragInteraction:prefersFullSizePreviewsForSession:)
    optional func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession) -> Bool

    /// The finger has moved.
    @objc(dragInteraction:sessionDidMove:)
    optional func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)

    /// The finger was lifted; the items are about to go to where they were dropped, or back.
    @objc(dragInteraction:session:willEndWithOperation:)
    optional func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)

    /// They have come there.
    @objc(dragInteraction:session:didEndWithOperation:)
    optional func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)

    /// Whoever took the items has all objects that it asked of the session.
    @objc(dragInteraction:sessionDidTransferItems:)
    optional func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)

    /// The items that another finger adds to a drag by a tap on the view.
    @objc(dragInteraction:itemsForAddingToSession:withTouchAtPoint:)
    optional func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem]

    /// To which of several drags that finger adds; nil adds nothing. Without it: to the only one there is.
    @objc(dragInteraction:sessionForAddingItems:withTouchAtPoint:)
    optional func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
    ) -> (any UIDragSession)?

    /// Items are about to be added, maybe by another view. Sent to all from which items of the drag come.
    @objc(dragInteraction:session:willAddItems:forInteraction:)
    optional func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction)

    /// Where an item goes back to; nil has it fade away. Without it: where it came from.
    @objc(dragInteraction:previewForCancellingItem:withDefault:)
    optional func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    /// An item is about to go back.
    @objc(dragInteraction:item:willAnimateCancelWithAnimator:)
    optional func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
}
