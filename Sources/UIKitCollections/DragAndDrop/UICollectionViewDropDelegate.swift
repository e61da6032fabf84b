import Foundation

/// Says what a drop on a collection view does, and does it.
// apple: https://developer.apple.com/documentation/uikit/uicollectionviewdropdelegate
@preconcurrency @MainActor @objc public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// The items were dropped: change the data, tell the collection view, and say where the items go.
    @objc(collectionView:performDropWithCoordinator:)
    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)

    /// Returns true if the collection view has to do with a drag at all. Without it: yes.
    @objc(collectionView:canHandleDropSession:)
    optional func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool

    /// The drag has come over the collection view.
    @objc(collectionView:dropSessionDidEnter:)
    optional func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)

    /// The effect that a drop would have now. Without it nothing can be dropped, but for items that the data source can move.
    /// - Parameter destinationIndexPath: where an item would be put in; nil beside all items.
    @objc(collectionView:dropSessionDidUpdate:withDestinationIndexPath:)
    optional func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal

    /// The drag has left the collection view.
    @objc(collectionView:dropSessionDidExit:)
    optional func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)

    /// The drag has ended, here or elsewhere.
    @objc(collectionView:dropSessionDidEnd:)
    optional func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)

    /// How an item looks while it goes to its position; nil, and without it: the whole cell.
    @objc(collectionView:dropPreviewParametersForItemAtIndexPath:)
    optional func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}
