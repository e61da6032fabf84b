import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A table whose rows can be dragged.
@MainActor
final class TableDrag: DraggableList {
    private unowned let table: UITableView

    init(of table: UITableView) { self.table = table }

    private var delegate: (any UITableViewDragDelegate)? { table.dragDelegate }

    var view: UIView { table }
    var generation: Int { table.content.generation }
    var selectedPaths: [IndexPath] { table.indexPathsForSelectedRows ?? [] }
    func path(at point: CGPoint) -> IndexPath? { table.indexPathForRow(at: point) }
    func cell(at path: IndexPath) -> UIView? { table.cellForRow(at: path) }
    func cancelTouch() { table.cancelTouch() }

    /// A grip moves its row by itself.
    func canBegin(at point: CGPoint) -> Bool {
        var next = table.hitTest(point, with: nil)
        while let view = next, view !== table {
            if view is CellGrip { return false }
            next = view.superview
        }
        return table.editing.move == nil
    }

    func items(forBeginning session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        delegate?.tableView(table, itemsForBeginning: session, at: path) ?? []
    }

    func items(forAddingTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
        delegate?.tableView?(table, itemsForAddingTo: session, at: path, point: point) ?? []
    }

    func previewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        delegate?.tableView?(table, dragPreviewParametersForRowAt: path) ?? nil
    }

    func willBegin(_ session: any UIDragSession) { delegate?.tableView?(table, dragSessionWillBegin: session) }

    func allowsMove(_ session: any UIDragSession) -> Bool? { delegate?.tableView?(table, dragSessionAllowsMoveOperation: session) }

    func isRestricted(_ session: any UIDragSession) -> Bool? {
        delegate?.tableView?(table, dragSessionIsRestrictedToDraggingApplication: session)
    }

    func didEnd(_ session: any UIDragSession) { delegate?.tableView?(table, dragSessionDidEnd: session) }
}
