import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Lets rows be dragged, as the table's drag delegate says.
@MainActor
final class TableDrag: NSObject, UIDragInteractionDelegate {
    private(set) lazy var interaction = UIDragInteraction(delegate: self)
    private unowned let table: UITableView
    private(set) var places = DraggedPlaces()
    /// Whether rows are lifted or dragged.
    private(set) var isActive = false
    /// By which it is known whether the table has changed since (SV-41).
    private var generation = 0

    init(of table: UITableView) {
        self.table = table
        super.init()
    }

    private var delegate: (any UITableViewDragDelegate)? { table.dragDelegate }

    /// The row of an item, if the table has not changed since.
    func sourcePath(of item: UIDragItem) -> IndexPath? { generation == table.content.generation ? places.path(of: item) : nil }

    /// The only row that is dragged.
    var singleSource: ListPlace? {
        guard isActive, generation == table.content.generation else { return nil }
        return places.single.map { ListPlace($0) }
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        places.forget()
        guard editsNothing(at: session.location(in: table)), let path = table.indexPathForRow(at: session.location(in: table)) else {
            return []
        }
        var items = take(delegate?.tableView(table, itemsForBeginning: session, at: path) ?? [], at: path)
        guard !items.isEmpty, let selected = table.indexPathsForSelectedRows, selected.contains(path) else { return items }
        for other in selected where other != path {
            items += take(delegate?.tableView(table, itemsForBeginning: session, at: other) ?? [], at: other)
        }
        return items
    }

    /// A grip moves its row by itself.
    private func editsNothing(at point: CGPoint) -> Bool {
        var next = table.hitTest(point, with: nil)
        while let view = next, view !== table {
            if view is CellGrip { return false }
            next = view.superview
        }
        return table.editing.move == nil
    }

    private func take(_ items: [UIDragItem], at path: IndexPath) -> [UIDragItem] {
        places.add(items, at: path)
        generation = table.content.generation
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        guard let path = table.indexPathForRow(at: point) else { return [] }
        return take(delegate?.tableView?(table, itemsForAddingTo: session, at: path, point: point) ?? [], at: path)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        table.cancelTouch()
        return preview(of: item)
    }

    private func preview(of item: UIDragItem) -> UITargetedDragPreview? {
        guard let path = sourcePath(of: item), let cell = table.cellForRow(at: path), cell.window != nil else { return nil }
        let parameters = delegate?.tableView?(table, dragPreviewParametersForRowAt: path) ?? nil
        return UITargetedDragPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        isActive = true
        animator.addCompletion { [weak self] position in if position == .start { self?.isActive = false } }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        delegate?.tableView?(table, dragSessionWillBegin: session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        delegate?.tableView?(table, dragSessionAllowsMoveOperation: session) ?? true
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
        delegate?.tableView?(table, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { preview(of: item) }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
        isActive = false
        delegate?.tableView?(table, dragSessionDidEnd: session)
    }
}
