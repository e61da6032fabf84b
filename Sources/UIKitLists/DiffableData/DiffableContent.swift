import Foundation

/// The content that a diffable data source shows, and where each item of it is.
package struct DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    package typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    /// The snapshot that is shown, with no requests to reload.
    package private(set) var snapshot = Snapshot()
    /// Where all items are; made when it is first asked for.
    private var knownPositions: [Item: ListPosition]?

    package init() {}

    package mutating func adopt(_ new: Snapshot) {
        snapshot = new.applied
        knownPositions = nil
    }

    /// Turns the snapshot that is shown into another one.
    package func update(to new: Snapshot, motion: RowMotion = .automatic) -> ListUpdate {
        SnapshotDifference(from: snapshot, to: new, motion: motion).update
    }

    /// The item at a position; nil where there is none.
    package func item(at path: IndexPath) -> Item? {
        guard path.count == 2 else { return nil }
        let position = ListPosition(path)
        guard snapshot.sections.indices.contains(position.section) else { return nil }
        let items = snapshot.sections[position.section].items
        return items.indices.contains(position.row) ? items[position.row] : nil
    }

    /// Where an item is; nil for one that is not shown.
    package mutating func path(of item: Item) -> IndexPath? {
        let positions = knownPositions ?? snapshot.positions
        knownPositions = positions
        return positions[item]?.path
    }

    /// The section of an index; nil where there is none.
    package func section(at index: Int) -> Section? {
        snapshot.sections.indices.contains(index) ? snapshot.sections[index].identifier : nil
    }

    /// How many items a section has; nil for a section that there is not.
    package func count(ofSection index: Int) -> Int? {
        snapshot.sections.indices.contains(index) ? snapshot.sections[index].items.count : nil
    }

    /// The snapshot with other items in a section, which is added at the end if it is not there.
    package func snapshot(with items: [Item], inSection section: Section) -> Snapshot {
        var changed = snapshot
        if let index = changed.indexOfSection(section) {
            changed.deleteItems(changed.sections[index].items)
        } else {
            changed.appendSections([section])
        }
        changed.appendItems(items, toSection: section)
        return changed
    }
}

extension NSDiffableDataSourceSnapshot {
    /// Where all items are.
    fileprivate var positions: [ItemIdentifierType: ListPosition] {
        var positions: [ItemIdentifierType: ListPosition] = [:]
        positions.reserveCapacity(numberOfItems)
        for (section, content) in sections.enumerated() {
            for (row, item) in content.items.enumerated() { positions[item] = ListPosition(section: section, row: row) }
        }
        return positions
    }
}
