import Foundation
import UIKitLists

/// What a collection view tells its drop delegate of a drop.
@MainActor
final class CollectionDropCoordinator: UIObject, UICollectionViewDropCoordinator {
    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    let session: any UIDropSession
    private let plan: DropPlan

    init(
        _ items: [ListDropItem], _ destination: IndexPath?, _ proposal: UICollectionViewDropProposal, _ session: any UIDropSession,
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
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { plan.send(dragItem, to: .cell(indexPath)) }

    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        plan.send(dragItem, to: .part(indexPath, rect))
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { plan.send(dragItem, to: .place(target)) }
}

extension ListDropItem: UICollectionViewDropItem {}
