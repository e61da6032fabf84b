import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Lets items be dropped on a table, as its drop delegate says; rows of its own are moved by the data source where there is none.
@MainActor
final class TableDrop: NSObject, UIDropInteractionDelegate {
    private(set) lazy var interaction = UIDropInteraction(delegate: self)
    private unowned let table: UITableView
    /// Where a row would be put in now.
    private var destination: IndexPath?
    private var proposal: UITableViewDropProposal?
    private var plan = DropPlan()
    /// The row that is marked as the one into which items would go.
    private weak var marked: UITableViewCell?
    private(set) var isActive = false
    private static let usualGap: CGFloat = 44

    init(of table: UITableView) {
        self.table = table
        super.init()
    }

    private var delegate: (any UITableViewDropDelegate)? { table.dropDelegate }

    // MARK: Over the table

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        guard let delegate else { return canReorder }
        return delegate.tableView?(table, canHandle: session) ?? true
    }

    /// Whether a row of the table's own is dragged that the data source can move (SV-44).
    private var canReorder: Bool {
        guard let source = table.drag?.singleSource, let dataSource = table.dataSource else { return false }
        guard dataSource.responds(to: #selector(UITableViewDataSource.tableView(_:moveRowAt:to:))) else { return false }
        return dataSource.tableView?(table, canMoveRowAt: source.path) ?? true
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        isActive = true
        delegate?.tableView?(table, dropSessionDidEnter: session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
        table.readContentIfNeeded()
        let point = session.location(in: table)
        destination = place(at: point)?.path
        let given = delegate?.tableView?(table, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
        let proposal =
            given
            ?? (canReorder
                ? UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
                : UITableViewDropProposal(operation: .cancel))
        self.proposal = proposal
        show(proposal, at: point)
        return proposal
    }

    /// Where a row would be put in (SV-35).
    private func place(at point: CGPoint) -> ListPlace? {
        let layout = table.content.layout
        if let source = table.drag?.singleSource, layout.contains(source), point.y < layout.contentHeight {
            return layout.place(ofMoved: source, middle: point.y)
        }
        guard let row = layout.row(at: point.y) else { return nil }
        return point.y > layout.rect(of: row).midY ? ListPlace(section: row.section, row: row.row + 1) : row
    }

    private func show(_ proposal: UITableViewDropProposal, at point: CGPoint) {
        var intent = [.copy, .move].contains(proposal.operation) ? proposal.intent : .unspecified
        let row = table.content.layout.row(at: point.y)
        if intent == .automatic {
            let isInside = row.map { row in
                let rect = table.content.layout.rect(of: row)
                return rect.insetBy(dx: 0, dy: rect.height / 4).contains(CGPoint(x: rect.midX, y: point.y))
            }
            intent = isInside == true ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath
        }
        table.showGap(intent == .insertAtDestinationIndexPath ? gap : nil)
        mark(intent == .insertIntoDestinationIndexPath ? row.flatMap { table.shown.cell(at: $0) } : nil)
        if intent == .insertIntoDestinationIndexPath { destination = row?.path }
    }

    private var gap: RowGap? {
        guard let destination else { return nil }
        let (layout, place) = (table.content.layout, ListPlace(destination))
        if let source = table.drag?.singleSource, layout.contains(source) {
            let rect = layout.rect(of: source)
            let boundary = layout.boundary(ofMoved: source, to: place)
            return RowGap(boundary: boundary, height: rect.height, source: rect.minY...rect.maxY)
        }
        let next = ListPlace(section: place.section, row: max(place.row - 1, 0))
        if layout.contains(place) { return RowGap(boundary: layout.rect(of: place).minY, height: layout.rect(of: place).height) }
        guard layout.contains(next) else { return nil }
        return RowGap(boundary: layout.rect(of: next).maxY, height: Self.usualGap)
    }

    private func mark(_ cell: UITableViewCell?) {
        guard cell !== marked else { return }
        marked?.setHighlighted(false, animated: true)
        marked = cell
        cell?.setHighlighted(true, animated: true)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        stopShowing()
        isActive = false
        delegate?.tableView?(table, dropSessionDidExit: session)
    }

    private func stopShowing() {
        mark(nil)
        table.showGap(nil)
    }

    // MARK: The drop

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let proposal else { return }
        let items = session.items.map { TableDropItem($0, path: table.drag?.sourcePath(of: $0)) }
        plan = DropPlan()
        mark(nil)
        let coordinator = TableDropCoordinator(items, destination, proposal, session, plan)
        let hadGap = table.editing.gap != nil
        // Rows stand where they will stand already: nothing more is to be seen of the change.
        if hadGap { UIView.performWithoutAnimation { perform(coordinator, hadGap: true) } } else { perform(coordinator, hadGap: false) }
    }

    private func perform(_ coordinator: TableDropCoordinator, hadGap: Bool) {
        if hadGap {
            table.showGap(nil)
            table.layoutIfNeeded()
        }
        if let delegate {
            delegate.tableView(table, performDropWith: coordinator)
        } else if let source = table.drag?.singleSource, let destination {
            table.moveRowByData(from: source, to: ListPlace(destination))
            if let item = coordinator.items.first { coordinator.drop(item.dragItem, toRowAt: destination) }
        }
        if hadGap { table.layoutIfNeeded() }
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        plan.preview(of: item, from: defaultPreview) {
            table.cellForRow(at: $0)
        } parameters: { path in
            delegate?.tableView?(table, dropPreviewParametersForRowAt: path) ?? nil
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) {
        plan.animate(item, with: animator)
        guard case .cell(let path) = plan.goal(of: item), let cell = table.cellForRow(at: path) else { return }
        // The row is seen when the item has come there.
        cell.isHidden = true
        animator.addCompletion { _ in cell.isHidden = false }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        stopShowing()
        isActive = false
        (destination, proposal) = (nil, nil)
        delegate?.tableView?(table, dropSessionDidEnd: session)
    }
}
