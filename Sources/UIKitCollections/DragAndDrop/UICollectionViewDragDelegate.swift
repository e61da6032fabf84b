import Foundation

/// Says what is dragged out of a collection view.
// apple: https://developer.apple.com/documentation/uikit/uicollectionviewdragdelegate
@preconcurrency @MainActor @objc public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    /// The drag items of an item; empty if it cannot be dragged.
    @objc(collectionView:itemsForBeginningDragSession:atIndexPath:)
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]

    /// The items that another finger adds by a tap on an item.
    @objc(collectionView:itemsForAddingToDragSession:atIndexPath:point:)
    optional func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]

    /// How a lifted item looks; nil, and without it: the whole cell.
    @objc(collectionView:dragPreviewParametersForItemAtIndexPath:)
    optional func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?

    /// Items are about to follow the finger.
    @objc(collectionView:dragSessionWillBegin:)
    optional func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)

    /// They have come to where they were dropped, or back.
    @objc(collectionView:dragSessionDidEnd:)
    optional func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)

    /// Returns true if a drop may take the items away. Without it: yes.
    @objc(collectionView:dragSessionAllowsMoveOperation:)
    optional func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool

    /// Returns true if only this app may take them. Without it: no.
    @objc(collectionView:dragSessionIsRestrictedToDraggingApplication:)
    optional func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}
