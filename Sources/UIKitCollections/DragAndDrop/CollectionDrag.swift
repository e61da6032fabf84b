import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

/// Lets items be dragged, as the collection view's drag delegate says.
@MainActor
final class CollectionDrag: NSObject, UIDragInteractionDelegate {
    private(set) lazy var interaction = UIDragInteraction(delegate: self)
    private unowned let view: UICollectionView
    private var places = DraggedPlaces()
    /// Whether items are lifted or dragged.
    private(set) var isActive = false
    /// By which it is known whether the data have changed since.
    private var generation = 0

    init(of view: UICollectionView) {
        self.view = view
        super.init()
    }

    private var delegate: (any UICollectionViewDragDelegate)? { view.dragDelegate }

    /// Where an item comes from, if the data have not changed since.
    func sourcePath(of item: UIDragItem) -> IndexPath? { generation == view.content.generation ? places.path(of: item) : nil }

    /// Shows items elsewhere, which is no change of the data.
    func keepingPlaces(_ body: () -> Void) {
        let areKnown = generation == view.content.generation
        body()
        if areKnown { generation = view.content.generation }
    }

    /// Where the only item comes from.
    var singleSource: IndexPath? { isActive && generation == view.content.generation ? places.single : nil }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        places.forget()
        guard view.movement == nil, let path = view.indexPathForItem(at: session.location(in: view)) else { return [] }
        var items = take(delegate?.collectionView(view, itemsForBeginning: session, at: path) ?? [], at: path)
        guard !items.isEmpty, let selected = view.indexPathsForSelectedItems, selected.contains(path) else { return items }
        for other in selected where other != path {
            items += take(delegate?.collectionView(view, itemsForBeginning: session, at: other) ?? [], at: other)
        }
        return items
    }

    private func take(_ items: [UIDragItem], at path: IndexPath) -> [UIDragItem] {
        places.add(items, at: path)
        generation = view.content.generation
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let path = view.indexPathForItem(at: point) else { return [] }
        return take(delegate?.collectionView?(view, itemsForAddingTo: session, at: path, point: point) ?? [], at: path)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        view.cancelTouch()
        return preview(of: item)
    }

    private func preview(of item: UIDragItem) -> UITargetedDragPreview? {
        guard let path = sourcePath(of: item), let cell = view.cellForItem(at: path), cell.window != nil else { return nil }
        let parameters = delegate?.collectionView?(view, dragPreviewParametersForItemAt: path) ?? nil
        return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        isActive = true
        animator.addCompletion { [weak self] position in if position == .start { self?.isActive = false } }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        delegate?.collectionView?(view, dragSessionWillBegin: session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        delegate?.collectionView?(view, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        delegate?.collectionView?(view, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { preview(of: item) }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        isActive = false
        delegate?.collectionView?(view, dragSessionDidEnd: session)
    }
}
