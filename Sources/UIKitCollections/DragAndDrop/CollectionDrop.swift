import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

/// Lets items be dropped on a collection view, as its drop delegate says; its own are moved by the data source where there is none.
@MainActor
final class CollectionDrop: NSObject, UIDropInteractionDelegate {
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    private unowned let view: UICollectionView
    /// Where an item would be put in now.
    private var destination: IndexPath?
    private var proposal: UICollectionViewDropProposal?
    private var plan = DropPlan()
    /// The item that is marked as the one into which others would go.
    private weak var marked: UICollectionViewCell?
    private(set) var isActive = false

    init(of view: UICollectionView) {
        self.view = view
        super.init()
    }

    private var delegate: (any UICollectionViewDropDelegate)? { view.dropDelegate }

    // MARK: Over the collection view

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let delegate else { return canReorder }
        return delegate.collectionView?(view, canHandle: session) ?? true
    }

    /// Whether an item of the collection view's own is dragged that the data source can move.
    private var canReorder: Bool {
        guard let source = view.drag?.singleSource, view.sourceMethods.contains(.move) else { return false }
        return view.dataSource?.collectionView?(view, canMoveItemAt: source) ?? true
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        isActive = true
        delegate?.collectionView?(view, dropSessionDidEnter: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        let point = session.location(in: view)
        destination = place(at: point)
        let given = delegate?.collectionView?(view, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
        let proposal =
            given
            ?? (canReorder
                ? UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
                : UICollectionViewDropProposal(operation: .cancel))
        self.proposal = proposal
        let intent = [.copy, .move].contains(proposal.operation) ? proposal.intent : .unspecified
        if intent == .insertAtDestinationIndexPath { makeRoom(at: point) } else { closeUp() }
        mark(intent == .insertIntoDestinationIndexPath ? view.indexPathForItem(at: point).flatMap { view.cellForItem(at: $0) } : nil)
        return proposal
    }

    /// The item under the finger, or the end of the only section.
    private func place(at point: CGPoint) -> IndexPath? {
        if let movement = view.movement { return movement.target }
        return view.indexPathForItem(at: point)
    }

    /// An item of the collection view's own is shown where it would come to stand.
    private func makeRoom(at point: CGPoint) {
        guard let drag = view.drag, let source = drag.singleSource else { return }
        if view.movement == nil { view.beginShownMovement(of: source) }
        drag.keepingPlaces { view.updateInteractiveMovementTargetPosition(point) }
        if let movement = view.movement { destination = movement.target }
    }

    private func closeUp() {
        guard let movement = view.movement else { return }
        movement.cell.isHidden = false
        if let drag = view.drag { drag.keepingPlaces { view.cancelInteractiveMovement() } } else { view.cancelInteractiveMovement() }
    }

    private func mark(_ cell: UICollectionViewCell?) {
        guard cell !== marked else { return }
        marked?.isHighlighted = false
        marked = cell
        cell?.isHighlighted = true
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        mark(nil)
        closeUp()
        isActive = false
        delegate?.collectionView?(view, dropSessionDidExit: session)
    }

    // MARK: The drop

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let proposal else { return }
        let items = session.items.map { CollectionDropItem($0, path: view.drag?.sourcePath(of: $0)) }
        plan = DropPlan()
        mark(nil)
        let coordinator = CollectionDropCoordinator(items, destination, proposal, session, plan)
        guard view.movement != nil else { return perform(coordinator) }
        // Items stand where they will stand already: nothing more is to be seen of the change.
        UIView.performWithoutAnimation {
            closeUp()
            view.layoutIfNeeded()
            perform(coordinator)
            view.layoutIfNeeded()
        }
    }

    private func perform(_ coordinator: CollectionDropCoordinator) {
        if let delegate { return delegate.collectionView(view, performDropWith: coordinator) }
        guard let source = view.drag?.singleSource, let destination, let item = coordinator.items.first else { return }
        view.performBatchUpdates {
            view.dataSource?.collectionView?(view, moveItemAt: source, to: destination)
            view.moveItem(at: source, to: destination)
        }
        coordinator.drop(item.dragItem, toItemAt: destination)
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        plan.preview(of: item, from: defaultPreview) {
            view.cellForItem(at: $0)
        } parameters: { path in
            delegate?.collectionView?(view, dropPreviewParametersForItemAt: path) ?? nil
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) {
        plan.animate(item, with: animator)
        guard case .cell(let path) = plan.goal(of: item), let cell = view.cellForItem(at: path) else { return }
        // The cell is seen when the item has come there.
        cell.isHidden = true
        animator.addCompletion { _ in cell.isHidden = false }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        mark(nil)
        closeUp()
        isActive = false
        (destination, proposal) = (nil, nil)
        delegate?.collectionView?(view, dropSessionDidEnd: session)
    }
}
