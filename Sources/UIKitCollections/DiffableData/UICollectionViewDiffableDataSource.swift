import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

/// Shows in a collection view what snapshots say, and works out by itself what has changed from one to the next.
///
/// It makes itself the data source of the collection view, which does not keep it alive.
// apple: https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa
@preconcurrency @MainActor @objcMembers
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UICollectionViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    /// Gives the cell for an item; the path says where it stands.
    public typealias CellProvider =
        (_ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) -> UICollectionViewCell?
    /// Gives a supplementary view.
    public typealias SupplementaryViewProvider =
        (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath) -> UICollectionReusableView?

    @nonobjc final weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    @nonobjc final var content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
    /// True if a snapshot was ever applied.
    private var hasApplied = false
    /// The trees that sections were made of.
    @nonobjc final var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    // MARK: Creating

    /// A source without sections, which becomes the collection view's data source.
    @nonobjc public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// Gives headers, footers and the like. Needed where the layout has room for them. Default: nil.
    @nonobjc public var supplementaryViewProvider: SupplementaryViewProvider?

    /// The questions when the user moves items. Without an answer none can be moved.
    @nonobjc public var reorderingHandlers = ReorderingHandlers()

    /// The questions and notifications when the user opens and closes items of a tree.
    @nonobjc public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    // MARK: Snapshots

    /// The snapshot that the collection view shows, with no requests to reload. Changing it changes nothing until it is applied.
    @nonobjc open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { content.snapshot }

    /// Has the collection view show a snapshot, by inserting, deleting and moving what is different; the first one, by reloading all.
    /// - Parameters:
    ///   - animatingDifferences: whether that is seen. Default: true.
    ///   - completion: called when all elements have come to rest.
    ///
    /// May be called on another thread, if that is always done: then the snapshot is compared and shown when the main thread comes to it.
    @nonobjc open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        if MainThreadWork.isLeft({ self.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion) }) { return }
        let change = {
            self.change(to: snapshot, completion: completion)
        }
        if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
    }

    /// Has the collection view show a snapshot as if all data were new, without working out what is different.
    /// - Parameter completion: called when the collection view has been notified.
    @nonobjc open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
    ) {
        if MainThreadWork.isLeft({ self.applySnapshotUsingReloadData(snapshot, completion: completion) }) { return }
        hasApplied = true
        adopt(snapshot)
        collectionView?.reloadData()
        completion?()
    }

    /// Has the collection view show a snapshot, and waits until all elements have come to rest.
    @nonobjc open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// The same as the other one of its name, for asynchronous functions.
    @nonobjc open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        applySnapshotUsingReloadData(snapshot, completion: nil)
    }

    private func change(
        to snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)?
    ) {
        guard let collectionView, hasApplied else {
            hasApplied = true
            adopt(snapshot)
            collectionView?.reloadData()
            completion?()
            return
        }
        collectionView.perform(
            content.update(to: snapshot), changingData: { self.adopt(snapshot) },
            completion: completion.map { completion in { _ in completion() } })
    }

    /// From now on the snapshot is what there is.
    @nonobjc final func adopt(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
        content.adopt(snapshot)
        // A section that the app has filled by other means is no tree any more.
        trees = trees.filter { section, tree in
            guard let index = snapshot.indexOfSection(section) else { return false }
            return snapshot.itemIdentifiers(inSection: snapshot.sectionIdentifiers[index]) == tree.visibleItems
        }
    }

    // MARK: Identifying

    /// The item at a path; nil where there is none.
    @nonobjc open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { content.item(at: indexPath) }

    /// Where an item is; nil for one that is not shown.
    @nonobjc open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { content.path(of: itemIdentifier) }

    /// The section of an index; nil where there is none.
    @nonobjc open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { content.section(at: index) }

    /// Where a section is; nil for one that is not shown.
    @nonobjc open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        content.snapshot.indexOfSection(sectionIdentifier)
    }

    // MARK: Data source

    @objc(numberOfSectionsInCollectionView:)
    open func numberOfSections(in collectionView: UICollectionView) -> Int { content.snapshot.numberOfSections }

    @objc(collectionView:numberOfItemsInSection:)
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        guard let count = content.count(ofSection: section) else {
            _requireFailure(
                "Invalid parameter not satisfying: section < _impl.numberOfSections. There is no section \(section) in \(self). "
                    + "Ask numberOfSections(in:) first.")
        }
        return count
    }

    @objc(collectionView:cellForItemAtIndexPath:)
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath) else {
            _requireFailure("\(self) has no item at \(indexPath). Ask itemIdentifier(for:) first.")
        }
        guard let cell = cellProvider(collectionView, indexPath, item) else {
            _requireFailure(
                "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath) with item identifier '\(item)', "
                    + "which is not allowed. You must always return a cell to the collection view: \(collectionView)")
        }
        showOutline(in: cell, at: indexPath)
        return cell
    }

    @objc(collectionView:viewForSupplementaryElementOfKind:atIndexPath:)
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let supplementaryViewProvider else {
            _requireFailure(
                "CollectionView \(collectionView) requested a supplementary view, but a supplementaryViewProvider was not specified on the "
                    + "diffable data source \(self). Set one, or have the layout leave no room for views of the kind \(kind).")
        }
        guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
            _requireFailure(
                "UICollectionViewDiffableDataSource supplementary view provider returned nil for the kind \(kind) at index path "
                    + "\(indexPath), which is not allowed. You must always return a view to the collection view: \(collectionView)")
        }
        return view
    }

    /// The answer of ``ReorderingHandlers/canReorderItem``.
    @objc(collectionView:canMoveItemAtIndexPath:)
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    /// Takes the move over into the snapshot, and tells the handlers.
    @objc(collectionView:moveItemAtIndexPath:toIndexPath:)
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { reorder(from: sourceIndexPath, to: destinationIndexPath) }
}
