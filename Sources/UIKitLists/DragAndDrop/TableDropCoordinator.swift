import Foundation

/// What a table tells its drop delegate of a drop.
@MainActor
final class TableDropCoordinator: UIObject, UITableViewDropCoordinator {
    let items: [any UITableViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UITableViewDropProposal
    let session: any UIDropSession
    private let plan: DropPlan

    init(
        _ items: [ListDropItem], _ destination: IndexPath?, _ proposal: UITableViewDropProposal, _ session: any UIDropSession,
        _ plan: DropPlan
    ) {
        self.items = items
        destinationIndexPath = destination
        self.proposal = proposal
        self.session = session
        self.plan = plan
        super.init()
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { plan.send(dragItem, to: .cell(indexPath)) }

    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        plan.send(dragItem, to: .part(indexPath, rect))
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { plan.send(dragItem, to: .place(target)) }
}
