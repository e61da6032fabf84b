import Foundation
import UIKitCore
import UIKitLists

extension UICollectionViewDiffableDataSource {
    /// The questions and notifications when the user opens and closes items of a tree, in the order of the members.
    ///
    /// Nothing of it is called for snapshots that the app applies.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/sectionsnapshothandlers-swift.struct
    public struct SectionSnapshotHandlers<Item> where Item: Hashable & Sendable {
        /// Default: nil, all can be opened.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Default: nil.
        public var willExpandItem: ((Item) -> Void)?
        /// Default: nil, all can be closed.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Default: nil.
        public var willCollapseItem: ((Item) -> Void)?
        /// Gives what is inside an item that is being opened, from what is known of it. Default: nil, what is known.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

        /// Handlers that let everything be opened and closed.
        public init() {}
    }

    private func tree(at path: IndexPath) -> (item: ItemIdentifierType, section: SectionIdentifierType)? {
        guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section), trees[section] != nil else {
            return nil
        }
        return (item, section)
    }

    // MARK: By the user

    private func expand(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
        let handlers = sectionSnapshotHandlers
        guard handlers.shouldExpandItem?(item) ?? true else { return }
        handlers.willExpandItem?(item)
        guard var tree = trees[section], tree.contains(item) else { return }
        if let provider = handlers.snapshotForExpandingParent {
            tree.replace(childrenOf: item, using: provider(item, tree.snapshot(of: item, includingParent: false)))
        }
        tree.expand([item])
        apply(tree, to: section)
    }

    private func collapse(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
        let handlers = sectionSnapshotHandlers
        guard handlers.shouldCollapseItem?(item) ?? true else { return }
        handlers.willCollapseItem?(item)
        guard var tree = trees[section], tree.contains(item) else { return }
        tree.collapse([item])
        apply(tree, to: section)
    }

    // MARK: Cells

    /// Indents a row as its item is inside others, after the app has set it up.
    final func showOutline(in cell: UICollectionViewCell, at path: IndexPath) {
        guard let cell = cell as? UICollectionViewListCell, let state = outlineState(at: path) else { return }
        cell.indentationLevel = state.level
        cell.setExpanded(state.isExpanded)
    }

    /// Brings rows up to date that are seen and stay where they are.
    final func showOutlines() {
        guard let collectionView else { return }
        for (path, cell) in collectionView.shown.cells { showOutline(in: cell, at: path) }
    }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    final func toggleItem(at path: IndexPath) {
        guard let position = tree(at: path), let tree = trees[position.section] else { return }
        if tree.isExpanded(position.item) {
            collapse(position.item, in: position.section)
        } else {
            expand(position.item, in: position.section)
        }
    }

    final func outlineState(at path: IndexPath) -> (level: Int, isExpanded: Bool)? {
        guard let position = tree(at: path), let tree = trees[position.section], tree.contains(position.item) else { return nil }
        return (tree.level(of: position.item), tree.isExpanded(position.item))
    }
}
