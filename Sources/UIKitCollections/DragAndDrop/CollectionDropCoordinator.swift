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
        _ items: [CollectionDropItem], _ destination: IndexPath?, _ proposal: UICollectionViewDropProposal, _ session: any UIDropSession,
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

/// One of the items of a drop on a collection view.
@MainActor
final class CollectionDropItem: UIObject, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    var previewSize: CGSize { dragItem.shownSize }

    init(_ item: UIDragItem, path: IndexPath?) {
        dragItem = item
        sourceIndexPath = path
        super.init()
    }
}
