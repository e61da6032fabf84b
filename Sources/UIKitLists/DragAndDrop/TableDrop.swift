import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A table on which items can be dropped; rows of its own are moved by the data source where there is no drop delegate.
@MainActor
final class TableDrop: DropTarget {
    private unowned let table: UITableView
    /// Where a row would be put in now, as it is shown.
    private var destination: IndexPath?
    private var proposal: UITableViewDropProposal?
    private static let usualGap: CGFloat = 44

    init(of table: UITableView) { self.table = table }

    private var delegate: (any UITableViewDropDelegate)? { table.dropDelegate }
    private var source: ListPosition? { table.drag?.singleSource.map { ListPosition($0) } }

    var view: UIView { table }
    func cell(at path: IndexPath) -> UIView? {
        table.layOutIfStale()
        return table.shown.cell(at: ListPosition(path))
    }
    func highlight(_ cell: UIView, _ isMarked: Bool) { (cell as? UITableViewCell)?.setHighlighted(isMarked, animated: true) }

    func canHandle(_ session: any UIDropSession) -> Bool {
        guard let delegate else { return canReorder }
        return delegate.tableView?(table, canHandle: session) ?? true
    }

    /// True if a row of the table's own is dragged that the data source can move (SV-44).
    private var canReorder: Bool {
        guard table.placeholders.isEmpty, let source, let dataSource = table.dataSource else { return false }
        guard dataSource.responds(to: #selector(UITableViewDataSource.tableView(_:moveRowAt:to:))) else { return false }
        return dataSource.tableView?(table, canMoveRowAt: source.path) ?? true
    }

    func didEnter(_ session: any UIDropSession) { delegate?.tableView?(table, dropSessionDidEnter: session) }

    func proposal(for session: any UIDropSession, at point: CGPoint) -> UIDropProposal {
        table.readContentIfNeeded()
        destination = position(at: point)?.path
        let given = delegate?.tableView?(table, dropSessionDidUpdate: session, withDestinationIndexPath: dataDestination)
        let proposal =
            given
            ?? (canReorder
                ? UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
                : UITableViewDropProposal(operation: .cancel))
        self.proposal = proposal
        return proposal
    }

    /// Where it would be put into the data.
    private var dataDestination: IndexPath? { destination.map { table.dataPosition(of: ListPosition($0)).path } }

    /// Where a row would be put in (SV-35).
    private func position(at point: CGPoint) -> ListPosition? {
        let layout = table.content.layout
        if let source, layout.contains(source), point.y < layout.contentHeight {
            return layout.position(ofMoved: source, middle: point.y)
        }
        guard let row = layout.row(at: point.y) else { return nil }
        return point.y > layout.rect(of: row).midY ? ListPosition(section: row.section, row: row.row + 1) : row
    }

    func show(at point: CGPoint) -> UIView? {
        let row = table.content.layout.row(at: point.y)
        let intent = intent(at: point, of: row)
        table.showGap(intent == .insertAtDestinationIndexPath ? gap : nil)
        guard intent == .insertIntoDestinationIndexPath else { return nil }
        destination = row?.path
        return row.flatMap { table.shown.cell(at: $0) }
    }

    /// The proposed intent; an automatic one goes into a row near its middle and beside it near its edges.
    private func intent(at point: CGPoint, of row: ListPosition?) -> UITableViewDropProposal.Intent {
        guard let proposal, [.copy, .move].contains(proposal.operation) else { return .unspecified }
        guard proposal.intent == .automatic else { return proposal.intent }
        let isInside = row.map { row in
            let rect = table.content.layout.rect(of: row)
            return rect.insetBy(dx: 0, dy: rect.height / 4).contains(CGPoint(x: rect.midX, y: point.y))
        }
        return isInside == true ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath
    }

    private var gap: RowGap? {
        guard let destination else { return nil }
        let (layout, position) = (table.content.layout, ListPosition(destination))
        if let source, layout.contains(source) {
            let rect = layout.rect(of: source)
            let boundary = layout.boundary(ofMoved: source, to: position)
            return RowGap(boundary: boundary, height: rect.height, source: rect.minY...rect.maxY)
        }
        let next = ListPosition(section: position.section, row: max(position.row - 1, 0))
        if layout.contains(position) { return RowGap(boundary: layout.rect(of: position).minY, height: layout.rect(of: position).height) }
        guard layout.contains(next) else { return nil }
        return RowGap(boundary: layout.rect(of: next).maxY, height: Self.usualGap)
    }

    func closeUp() { table.showGap(nil) }

    func didExit(_ session: any UIDropSession) { delegate?.tableView?(table, dropSessionDidExit: session) }

    // MARK: The drop

    func perform(_ session: any UIDropSession, _ plan: DropPlan) {
        guard let proposal else { return }
        let items = session.items.map { ListDropItem($0, path: table.drag?.sourcePath(of: $0)) }
        let coordinator = TableDropCoordinator(of: table, items, dataDestination, proposal, session, plan)
        guard table.editing.gap != nil else { return perform(coordinator) }
        // Rows stand where they will stand already: nothing more is to be seen of the change.
        UIView.performWithoutAnimation {
            table.showGap(nil)
            table.layoutIfNeeded()
            perform(coordinator)
            table.layoutIfNeeded()
        }
    }

    private func perform(_ coordinator: TableDropCoordinator) {
        if let delegate { return delegate.tableView(table, performDropWith: coordinator) }
        guard let source, let destination else { return }
        table.moveRowByData(from: source, to: ListPosition(destination))
        if let item = coordinator.items.first { coordinator.drop(item.dragItem, toRowAt: destination) }
    }

    func previewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        if let placeholder = table.placeholder(at: ListPosition(path)) {
            let provider = (placeholder as? UITableViewDropPlaceholder)?.previewParametersProvider
            return table.shown.cell(at: ListPosition(path)).flatMap { provider?($0) }
        }
        return delegate?.tableView?(table, dropPreviewParametersForRowAt: path) ?? nil
    }

    func didEnd(_ session: any UIDropSession) {
        (destination, proposal) = (nil, nil)
        delegate?.tableView?(table, dropSessionDidEnd: session)
    }
}
