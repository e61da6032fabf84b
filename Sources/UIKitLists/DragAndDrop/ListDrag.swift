import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Lets the cells of a table or a collection view be dragged, as its drag delegate says.
@MainActor
package final class ListDrag: NSObject, UIDragInteractionDelegate {
    package private(set) lazy var interaction = UIDragInteraction(delegate: self)
    private let list: any DraggableList
    private var sources = DraggedIndexPaths()
    /// True if cells are lifted or dragged.
    package private(set) var isActive = false
    /// By which it is known whether the data have changed since (SV-41).
    private var generation = 0

    package init(of list: any DraggableList) {
        self.list = list
        super.init()
    }

    /// Where an item comes from, if the data have not changed since.
    package func sourcePath(of item: UIDragItem) -> IndexPath? { generation == list.generation ? sources.path(of: item) : nil }

    /// Where the only item that is dragged comes from.
    package var singleSource: IndexPath? { isActive && generation == list.generation ? sources.single : nil }

    /// Shows cells elsewhere, which is no change of the data.
    package func keepingIndexPaths(_ body: () -> Void) {
        let areKnown = generation == list.generation
        body()
        if areKnown { generation = list.generation }
    }

    // MARK: Which items

    package func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        sources.forget()
        let point = session.location(in: list.view)
        guard list.canBegin(at: point), let path = list.path(at: point) else { return [] }
        var items = take(list.items(forBeginning: session, at: path), at: path)
        let selected = list.selectedPaths
        guard !items.isEmpty, selected.contains(path) else { return items }
        for other in selected where other != path { items += take(list.items(forBeginning: session, at: other), at: other) }
        return items
    }

    private func take(_ items: [UIDragItem], at path: IndexPath) -> [UIDragItem] {
        sources.add(items, at: path)
        generation = list.generation
        return items
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let path = list.path(at: point) else { return [] }
        return take(list.items(forAddingTo: session, at: path, point: point), at: path)
    }

    // MARK: How they look

    package func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        list.cancelTouch()
        return preview(of: item)
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { preview(of: item) }

    private func preview(of item: UIDragItem) -> UITargetedDragPreview? {
        guard let path = sourcePath(of: item), let cell = list.cell(at: path), cell.window != nil else { return nil }
        return UITargetedDragPreview(view: cell, parameters: list.previewParameters(at: path) ?? UIDragPreviewParameters())
    }

    // MARK: What becomes of them

    package func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        isActive = true
        animator.addCompletion { [weak self] position in if position == .start { self?.isActive = false } }
    }

    package func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) { list.willBegin(session) }

    package func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        list.allowsMove(session) ?? true
    }

    package func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { list.isRestricted(session) ?? false }

    package func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        isActive = false
        list.didEnd(session)
    }
}
