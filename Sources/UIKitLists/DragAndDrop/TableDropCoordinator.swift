import Foundation

/// The values of a drop that a table gives its drop delegate.
@MainActor
final class TableDropCoordinator: UIObject, UITableViewDropCoordinator {
    let items: [any UITableViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UITableViewDropProposal
    let session: any UIDropSession
    private let plan: DropPlan
    private let table: UITableView
    /// The placeholders of this drop.
    private var placeholders: Set<UITableViewPlaceholder> = []

    init(
        of table: UITableView, _ items: [ListDropItem], _ destination: IndexPath?, _ proposal: UITableViewDropProposal,
        _ session: any UIDropSession,
        _ plan: DropPlan
    ) {
        self.table = table
        self.items = items
        destinationIndexPath = destination
        self.proposal = proposal
        self.session = session
        self.plan = plan
        super.init()
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        plan.send(dragItem, to: .cell(table.shownPosition(of: indexPath).path))
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        plan.send(dragItem, to: .part(table.shownPosition(of: indexPath).path, rect))
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { plan.send(dragItem, to: .target(target)) }

    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext {
        let (table, plan, others) = (table, plan, placeholders)
        table.insert(placeholder) { others.contains($0) }
        placeholders.insert(placeholder)
        let goal = table.placeholders.position(of: placeholder)?.path ?? placeholder.insertionIndexPath
        return PlaceholderContext(dragItem, animator: plan.send(dragItem, to: .cell(goal))) { [weak table] change in
            table?.commit(placeholder, change) ?? false
        } delete: { [weak table] in
            plan.withdraw(dragItem)
            return table?.delete(placeholder) ?? false
        }
    }
}
