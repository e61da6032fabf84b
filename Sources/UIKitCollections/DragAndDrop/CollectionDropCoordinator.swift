import Foundation
import UIKitLists

/// The coordinator that a collection view gives its drop delegate.
@MainActor
final class CollectionDropCoordinator: UIObject, UICollectionViewDropCoordinator {
    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    let session: any UIDropSession
    private let plan: DropPlan
    private let collection: UICollectionView
    /// The placeholders of this drop.
    private var placeholders: Set<UICollectionViewPlaceholder> = []

    init(
        of collection: UICollectionView, _ items: [ListDropItem], _ destination: IndexPath?, _ proposal: UICollectionViewDropProposal,
        _ session: any UIDropSession,
        _ plan: DropPlan
    ) {
        self.collection = collection
        self.items = items
        destinationIndexPath = destination
        self.proposal = proposal
        self.session = session
        self.plan = plan
        super.init()
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
        plan.send(dragItem, to: .cell(collection.shownPath(of: indexPath) ?? indexPath))
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        plan.send(dragItem, to: .part(collection.shownPath(of: indexPath) ?? indexPath, rect))
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { plan.send(dragItem, to: .target(target)) }

    @discardableResult
    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        let (collection, plan, others) = (collection, plan, placeholders)
        collection.insert(placeholder) { others.contains($0) }
        placeholders.insert(placeholder)
        let goal = collection.placeholders.position(of: placeholder)?.path ?? placeholder.insertionIndexPath
        return PlaceholderContext(dragItem, animator: plan.send(dragItem, to: .cell(goal))) { [weak collection] change in
            collection?.commit(placeholder, change) ?? false
        } delete: { [weak collection] in
            plan.withdraw(dragItem)
            return collection?.delete(placeholder) ?? false
        } update: { [weak collection] in
            collection?.refill(placeholder)
        }
    }
}

extension ListDropItem: UICollectionViewDropItem {}
