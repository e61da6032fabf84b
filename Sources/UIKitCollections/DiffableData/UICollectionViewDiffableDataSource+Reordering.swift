import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

/// The moves by the user, as a change from one snapshot to another.
// apple: https://developer.apple.com/documentation/uikit/nsdiffabledatasourcetransaction-swift.struct
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    /// As it was before.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// As it is now.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The items of all sections together, before and after.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The changes of each section that is different, the last section first.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// The moves by the user in one section.
// apple: https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectiontransaction-swift.struct
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// The section as it was before.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The section as it is now.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The items that were inserted, removed and moved in it.
    public let difference: CollectionDifference<ItemIdentifierType>
}

extension UICollectionViewDiffableDataSource {
    /// Which items the user may move, and who is notified of it.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/reorderinghandlers-swift.struct
    public struct ReorderingHandlers {
        /// Default: nil, none.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called before the change becomes the snapshot. Default: nil.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called after it. Default: nil.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Handlers that let nothing be moved.
        public init() {}
    }

    final func reorder(from source: IndexPath, to destination: IndexPath) {
        guard source != destination, let item = content.item(at: source), let section = content.section(at: destination.section) else {
            return
        }
        let old = content.snapshot
        var new = old
        new.deleteItems([item])
        let items = new.itemIdentifiers(inSection: section)
        if destination.item < items.count {
            new.insertItems([item], beforeItem: items[destination.item])
        } else {
            new.appendItems([item], toSection: section)
        }
        let newTrees = trees(afterMoving: item, to: section, in: new)
        let transaction = transaction(from: old, trees, to: new, newTrees)
        reorderingHandlers.willReorder?(transaction)
        trees = newTrees
        adopt(new)
        reorderingHandlers.didReorder?(transaction)
    }

    /// The trees of sections when an item, with all that is inside it, has moved to where a snapshot has it.
    private func trees(
        afterMoving item: ItemIdentifierType, to section: SectionIdentifierType,
        in snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) -> [SectionIdentifierType: SectionTree] {
        var trees = trees
        var moved = SectionTree.flat([item])
        for (other, tree) in trees where tree.contains(item) {
            moved = tree.snapshot(of: item, includingParent: true)
            trees[other]?.delete([item])
        }
        trees[section]?.insert(moved, asIn: snapshot.itemIdentifiers(inSection: section))
        return trees
    }

    private typealias SectionTree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    private func transaction(
        from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, _ oldTrees: [SectionIdentifierType: SectionTree],
        to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, _ newTrees: [SectionIdentifierType: SectionTree]
    ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
        let changed = new.sectionIdentifiers.reversed().filter { old.itemIdentifiers(inSection: $0) != new.itemIdentifiers(inSection: $0) }
        let sections = changed.map { section in
            let (before, after) = (old.itemIdentifiers(inSection: section), new.itemIdentifiers(inSection: section))
            return NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>(
                sectionIdentifier: section, initialSnapshot: oldTrees[section] ?? .flat(before),
                finalSnapshot: newTrees[section] ?? .flat(after),
                difference: after.difference(from: before).inferringMoves())
        }
        return NSDiffableDataSourceTransaction(
            initialSnapshot: old, finalSnapshot: new,
            difference: new.itemIdentifiers.difference(from: old.itemIdentifiers).inferringMoves(), sectionTransactions: sections)
    }
}

extension NSDiffableDataSourceSectionSnapshot {
    fileprivate static func flat(_ items: [ItemIdentifierType]) -> Self {
        var snapshot = Self()
        snapshot.append(items)
        return snapshot
    }

    /// Puts what one item holds where a list of seen items has that item: beside the one above it, or inside that if what is below is.
    fileprivate mutating func insert(_ moved: Self, asIn items: [ItemIdentifierType]) {
        guard let item = moved.rootItems.first, let index = items.firstIndex(of: item) else { return }
        let above = items[..<index].last(where: contains)
        let below = items[(index + 1)...].first(where: contains)
        switch (above, below) {
        case (let above?, let below?) where level(of: below) > level(of: above): insert(moved, before: below)
        case (let above?, _): insert(moved, after: above)
        case (nil, let below?): insert(moved, before: below)
        case (nil, nil):
            append(moved.rootItems)
            if let first = moved.rootItems.first { replace(childrenOf: first, using: moved.snapshot(of: first)) }
        }
    }
}
