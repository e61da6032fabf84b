import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

/// A collection view whose items can be dragged.
@MainActor
final class CollectionDrag: DraggableList {
    private unowned let collection: UICollectionView

    init(of collection: UICollectionView) { self.collection = collection }

    private var delegate: (any UICollectionViewDragDelegate)? { collection.dragDelegate }

    var view: UIView { collection }
    var generation: Int { collection.content.generation }
    var selectedPaths: [IndexPath] { collection.indexPathsForSelectedItems ?? [] }
    func canBegin(at point: CGPoint) -> Bool { collection.movement == nil }
    func path(at point: CGPoint) -> IndexPath? { collection.indexPathForItem(at: point) }
    func cell(at path: IndexPath) -> UIView? { collection.cellForItem(at: path) }
    func cancelTouch() { collection.cancelTouch() }

    func items(forBeginning session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        delegate?.collectionView(collection, itemsForBeginning: session, at: path) ?? []
    }

    func items(forAddingTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
        delegate?.collectionView?(collection, itemsForAddingTo: session, at: path, point: point) ?? []
    }

    func previewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        delegate?.collectionView?(collection, dragPreviewParametersForItemAt: path) ?? nil
    }

    func willBegin(_ session: any UIDragSession) { delegate?.collectionView?(collection, dragSessionWillBegin: session) }

    func allowsMove(_ session: any UIDragSession) -> Bool? {
        delegate?.collectionView?(collection, dragSessionAllowsMoveOperation: session)
    }

    func isRestricted(_ session: any UIDragSession) -> Bool? {
        delegate?.collectionView?(collection, dragSessionIsRestrictedToDraggingApplication: session)
    }

    func didEnd(_ session: any UIDragSession) { delegate?.collectionView?(collection, dragSessionDidEnd: session) }
}
