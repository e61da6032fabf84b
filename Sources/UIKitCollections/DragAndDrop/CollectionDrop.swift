import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

/// A collection view on which items can be dropped; its own are moved by the data source where there is no drop delegate.
@MainActor
final class CollectionDrop: DropTarget {
    private unowned let collection: UICollectionView
    /// Where an item would be put in now.
    private var destination: IndexPath?
    private var proposal: UICollectionViewDropProposal?
    /// Room for items that come from elsewhere, or several.
    private var gap: DropGap?
    /// Waits until the finger has rested over an item.
    private let rest = DropRest()

    init(of collection: UICollectionView) { self.collection = collection }

    private var delegate: (any UICollectionViewDropDelegate)? { collection.dropDelegate }

    var view: UIView { collection }
    func cell(at path: IndexPath) -> UIView? { collection.shown.cell(at: path) }
    func highlight(_ cell: UIView, _ isMarked: Bool) { (cell as? UICollectionViewCell)?.isHighlighted = isMarked }

    func canHandle(_ session: any UIDropSession) -> Bool {
        guard let delegate else { return canReorder }
        return delegate.collectionView?(collection, canHandle: session) ?? true
    }

    /// True if an item of the collection view's own is dragged that the data source can move.
    private var canReorder: Bool {
        guard let source = collection.drag?.singleSource, collection.sourceMethods.contains(.move) else { return false }
        return collection.dataSource?.collectionView?(collection, canMoveItemAt: source) ?? true
    }

    func didEnter(_ session: any UIDropSession) { delegate?.collectionView?(collection, dropSessionDidEnter: session) }

    func proposal(for session: any UIDropSession, at point: CGPoint) -> UIDropProposal {
        destination = position(at: point)
        let given = delegate?.collectionView?(collection, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
        let proposal =
            given
            ?? (canReorder
                ? UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
                : UICollectionViewDropProposal(operation: .cancel))
        self.proposal = proposal
        return proposal
    }

    /// The index path where a gap is shown, else that of the item under the finger.
    private func position(at point: CGPoint) -> IndexPath? {
        if let movement = collection.movement { return movement.target }
        guard let shown = collection.shownPath(at: point) else { return nil }
        return collection.dataPath(of: shown)
    }

    func show(at point: CGPoint) -> UIView? {
        guard let proposal, [.copy, .move].contains(proposal.operation) else {
            closeUp()
            return nil
        }
        if proposal.intent == .insertAtDestinationIndexPath {
            rest.follow(point, over: collection.shownPath(at: point), collection.reorderingCadence) { [unowned self] in
                makeRoom(at: $0)
            }
        } else {
            closeUp()
        }
        guard proposal.intent == .insertIntoDestinationIndexPath else { return nil }
        return collection.indexPathForItem(at: point).flatMap { collection.cellForItem(at: $0) }
    }

    /// An item of the collection view's own is shown where it would come to stand; for others there is a gap.
    private func makeRoom(at point: CGPoint) {
        guard let drag = collection.drag, let source = drag.singleSource, collection.movement != nil || collection.placeholders.isEmpty
        else { return showGap(at: point) }
        if collection.movement == nil { collection.beginShownMovement(of: source) }
        drag.keepingIndexPaths { collection.updateInteractiveMovementTargetPosition(point) }
        if let movement = collection.movement { destination = movement.target }
    }

    private func showGap(at point: CGPoint) {
        guard let path = collection.shownPath(at: point) else { return }
        keepingIndexPaths {
            if let gap, collection.placeholders.position(of: gap) != nil { return collection.move(gap, to: path) }
            let gap = DropGap(at: path)
            self.gap = gap
            collection.insert(gap) { _ in true }
        }
    }

    /// Shows items elsewhere, after which it is still known whence the dragged ones come.
    private func keepingIndexPaths(_ body: () -> Void) {
        if let drag = collection.drag { drag.keepingIndexPaths(body) } else { body() }
    }

    func closeUp() {
        rest.stop()
        if let gap {
            self.gap = nil
            keepingIndexPaths { _ = collection.delete(gap) }
        }
        guard let movement = collection.movement else { return }
        movement.cell.isHidden = false
        keepingIndexPaths { collection.cancelInteractiveMovement() }
    }

    func didExit(_ session: any UIDropSession) { delegate?.collectionView?(collection, dropSessionDidExit: session) }

    // MARK: The drop

    func perform(_ session: any UIDropSession, _ plan: DropPlan) {
        rest.stop()
        guard let proposal else { return }
        let items = session.items.map { ListDropItem($0, path: collection.drag?.sourcePath(of: $0)) }
        let coordinator = CollectionDropCoordinator(of: collection, items, destination, proposal, session, plan)
        guard collection.movement != nil || gap != nil else { return perform(coordinator) }
        // Items stand where they will stand already: nothing more is to be seen of the change.
        UIView.performWithoutAnimation {
            closeUp()
            collection.layoutIfNeeded()
            perform(coordinator)
            collection.layoutIfNeeded()
        }
    }

    private func perform(_ coordinator: CollectionDropCoordinator) {
        if let delegate { return delegate.collectionView(collection, performDropWith: coordinator) }
        guard let source = collection.drag?.singleSource, let destination, let item = coordinator.items.first else { return }
        collection.performBatchUpdates {
            collection.dataSource?.collectionView?(collection, moveItemAt: source, to: destination)
            collection.moveItem(at: source, to: destination)
        }
        coordinator.drop(item.dragItem, toItemAt: destination)
    }

    func previewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        if let placeholder = collection.placeholder(at: path) {
            let provider = (placeholder as? UICollectionViewDropPlaceholder)?.previewParametersProvider
            return collection.shown.cell(at: path).flatMap { provider?($0) }
        }
        return delegate?.collectionView?(collection, dropPreviewParametersForItemAt: path) ?? nil
    }

    func didEnd(_ session: any UIDropSession) {
        (destination, proposal) = (nil, nil)
        delegate?.collectionView?(collection, dropSessionDidEnd: session)
    }
}
