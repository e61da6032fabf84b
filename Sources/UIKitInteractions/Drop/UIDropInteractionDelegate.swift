/// Says what a drop on a view does, and does it.
// apple: https://developer.apple.com/documentation/uikit/uidropinteractiondelegate
@preconcurrency @MainActor @objc public protocol UIDropInteractionDelegate: NSObjectProtocol {
    /// Returns true if the view has to do with a drag at all; asked when it comes over the view. Without it: yes.
    @objc(dropInteraction:canHandleSession:)
    optional func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool

    /// The drag has come over the view.
    @objc(dropInteraction:sessionDidEnter:)
    optional func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

    /// The proposal for a drop now: asked when the drag comes, moves, or has more items. Without it nothing can be dropped.
    @objc(dropInteraction:sessionDidUpdate:)
    optional func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal

    /// The drag has left the view.
    @objc(dropInteraction:sessionDidExit:)
    optional func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

    /// The items were dropped: ask for their data here, and nowhere else.
    @objc(dropInteraction:performDrop:)
    optional func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)

    /// All animations of the drop are over.
    @objc(dropInteraction:concludeDrop:)
    optional func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

    /// The drag has ended, here or elsewhere. Sent to all views over which it has been.
    @objc(dropInteraction:sessionDidEnd:)
    optional func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)

    /// Where a dropped item goes, and what it looks like there; nil has it fade away. Without it: it fades away where it was dropped.
    @objc(dropInteraction:previewForDroppingItem:withDefault:)
    optional func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?

    /// A dropped item is about to go there.
    @objc(dropInteraction:item:willAnimateDropWithAnimator:)
    optional func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}
