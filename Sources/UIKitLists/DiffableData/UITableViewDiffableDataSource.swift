import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Shows in a table what snapshots say, and works out by itself what has changed from one to the next.
///
/// It makes itself the data source of the table, which does not keep it alive. A subclass may override what a data source can do beyond
/// giving cells: titles, editing, moving, the index.
// apple: https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir
@preconcurrency @MainActor @objcMembers
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    /// Gives the cell for an item; the path says where it stands.
    public typealias CellProvider =
        (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) -> UITableViewCell?

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var content = DiffableContent<SectionIdentifierType, ItemIdentifierType>()

    // MARK: Creating

    /// A source without sections, which becomes the table's data source.
    @nonobjc public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// How rows come and go when a snapshot is applied. Default: automatic.
    open var defaultRowAnimation: UITableView.RowAnimation = .automatic

    // MARK: Snapshots

    /// The snapshot that the table shows, with no requests to reload. Changing it changes nothing until it is applied.
    @nonobjc open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { content.snapshot }

    /// Has the table show a snapshot, by inserting, deleting and moving what is different.
    /// - Parameters:
    ///   - animatingDifferences: whether that is seen. Default: true.
    ///   - completion: called when all rows have come to rest.
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

    /// Has the table show a snapshot as if all data were new, without working out what is different.
    /// - Parameter completion: called when the table has been notified.
    @nonobjc open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
    ) {
        if MainThreadWork.isLeft({ self.applySnapshotUsingReloadData(snapshot, completion: completion) }) { return }
        content.adopt(snapshot)
        tableView?.reloadData()
        completion?()
    }

    /// Has the table show a snapshot, and waits until all rows have come to rest.
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
        guard let tableView else {
            content.adopt(snapshot)
            completion?()
            return
        }
        let update = content.update(to: snapshot, motion: defaultRowAnimation.motion)
        tableView.perform(
            update, changingData: { self.content.adopt(snapshot) }, completion: completion.map { completion in { _ in completion() } })
    }

    // MARK: Identifying

    /// The item of a row; nil where there is none.
    @nonobjc open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        content.item(at: indexPath)
    }

    /// Where an item is; nil for one that is not shown.
    @nonobjc open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        content.path(of: itemIdentifier)
    }

    /// The section of an index; nil where there is none.
    @nonobjc open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        content.section(at: index)
    }

    /// Where a section is; nil for one that is not shown.
    @nonobjc open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        content.snapshot.indexOfSection(sectionIdentifier)
    }

    // MARK: Data source

    @objc(numberOfSectionsInTableView:)
    open func numberOfSections(in tableView: UITableView) -> Int { content.snapshot.numberOfSections }

    @objc(tableView:numberOfRowsInSection:)
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        content.count(ofSection: section) ?? 0
    }

    @objc(tableView:cellForRowAtIndexPath:)
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath) else {
            fatalError("\(self) has no item at \(indexPath). Ask itemIdentifier(for:) first.")
        }
        guard let cell = cellProvider(tableView, indexPath, item) else {
            fatalError(
                "UITableView (\(tableView)) failed to obtain a cell from its dataSource (\(self)): the cell provider gave nil for the item "
                    + "\(item) at \(indexPath). Return a cell for every item.")
        }
        return cell
    }

    /// Nil here: no title.
    @objc(tableView:titleForHeaderInSection:)
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// Nil here: no title.
    @objc(tableView:titleForFooterInSection:)
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// False here: no row can be edited.
    @objc(tableView:canEditRowAtIndexPath:)
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing here.
    @objc(tableView:commitEditingStyle:forRowAtIndexPath:)
    open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}

    /// False here: no row can be moved.
    @objc(tableView:canMoveRowAtIndexPath:)
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing here.
    @objc(tableView:moveRowAtIndexPath:toIndexPath:)
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}

    /// Nil here: no index.
    @objc(sectionIndexTitlesForTableView:)
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// The section of the same number here.
    @objc(tableView:sectionForSectionIndexTitle:atIndex:)
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
}
