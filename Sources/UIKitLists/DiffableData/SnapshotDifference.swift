import Foundation

/// The changes that turn one snapshot of a list into another, with as few moves as can be.
///
/// Items that a section keeps at its beginning and at its end are compared, not looked up. Each identifier between is looked up a fixed
/// number of times, so the time is in proportion to both lists as long as few items change their order.
package struct SnapshotDifference<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    package typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    /// The edits, with positions in both lists.
    package private(set) var update = ListUpdate()

    private let old: Snapshot
    private let new: Snapshot
    private let motion: RowMotion

    /// Sections that are put in their new position as if they were others.
    private var replacedSections: Set<Section> = []
    private let reloadedSections: Set<Section>
    private let reloadedItems: Set<Item>
    /// Per section of each list, the rows that may be others: all but those that begin or end the section in both.
    private var changedOldRows: [Range<Int>]
    private var changedNewRows: [Range<Int>]
    /// In which row of its section each item of ``changedOldRows`` was.
    private var oldRows: [Item: Int] = [:]

    /// - Parameter motion: how everything comes and goes.
    package init(from old: Snapshot, to new: Snapshot, motion: RowMotion = .automatic) {
        self.old = old
        self.new = new
        self.motion = motion
        reloadedSections = Set(new.reloadedSectionIdentifiers)
        reloadedItems = Set(new.reloadedItemIdentifiers)
        changedOldRows = old.sections.map(\.items.indices)
        changedNewRows = new.sections.map(\.items.indices)
        compareSections()
        passOverEqualRows()
        if compareThinnedRows() { return }
        collectOldRows()
        compareItems()
        reconfigureItems()
    }

    // MARK: Sections

    private mutating func compareSections() {
        let survivors = new.sections.indices.filter { old.sectionIndexes[new.sections[$0].identifier] != nil }
        let oldPositions = survivors.map { old.sectionIndexes[new.sections[$0].identifier]! }
        var staying = LongestRun(in: oldPositions).positions[...]
        for (position, index) in survivors.enumerated() {
            let identifier = new.sections[index].identifier
            if staying.first == position {
                staying.removeFirst()
                if reloadedSections.contains(identifier) { update.reloadSections([oldPositions[position]], motion) }
            } else if reloadedSections.contains(identifier) {
                // A section cannot be moved and reloaded in one update.
                replacedSections.insert(identifier)
            } else {
                update.moveSection(oldPositions[position], to: index)
            }
        }
        update.deleteSections(IndexSet(old.sections.indices.filter { goes(old.sections[$0].identifier) }), motion)
        update.insertSections(IndexSet(new.sections.indices.filter { comes(new.sections[$0].identifier) }), motion)
    }

    private func goes(_ section: Section) -> Bool { new.sectionIndexes[section] == nil || replacedSections.contains(section) }
    private func comes(_ section: Section) -> Bool { old.sectionIndexes[section] == nil || replacedSections.contains(section) }

    // MARK: Equal rows

    /// Leaves out the rows that sections begin and end with in both lists. A section with requests for its items is compared whole.
    private mutating func passOverEqualRows() {
        let requested = new.reloadedItemIdentifiers + new.reconfiguredItemIdentifiers
        let wholeSections = Set(requested.compactMap { new.sectionsOfItems[$0] })
        for index in new.sections.indices {
            let identifier = new.sections[index].identifier
            guard !isFresh(identifier), !wholeSections.contains(identifier), let oldIndex = old.sectionIndexes[identifier] else { continue }
            let (start, end) = RowComparison.equalEnds(old.sections[oldIndex].items, new.sections[index].items)
            changedOldRows[oldIndex] = start..<(old.sections[oldIndex].items.count - end)
            changedNewRows[index] = start..<(new.sections[index].items.count - end)
        }
    }

    // MARK: Rows that only come or only go

    /// Compares the rows of the only section that has changed, if all that was left out of one list gives the other. Returns false if not.
    // optimization: a search shows fewer rows with each letter, and more when one is deleted. Finding that out takes no look-up.
    private mutating func compareThinnedRows() -> Bool {
        guard old.sections.count == new.sections.count, reloadedSections.isEmpty, reloadedItems.isEmpty,
            new.reconfiguredItemIdentifiers.isEmpty, replacedSections.isEmpty
        else { return false }
        let changed = new.sections.indices.filter { !changedOldRows[$0].isEmpty || !changedNewRows[$0].isEmpty }
        guard changed.count == 1, let section = changed.first, old.sections[section].identifier == new.sections[section].identifier,
            zip(old.sections, new.sections).allSatisfy({ $0.identifier == $1.identifier })
        else { return false }
        let (oldRows, newRows) = (changedOldRows[section], changedNewRows[section])
        let isThinned = newRows.count <= oldRows.count
        let (longer, shorter) = isThinned ? (old, new) : (new, old)
        let (rows, others) = isThinned ? (oldRows, newRows) : (newRows, oldRows)
        guard let missing = RowComparison.missing(rows, of: longer.sections[section].items, in: others, of: shorter.sections[section].items)
        else { return false }
        if isThinned {
            update.deleteRows(numbered: missing, ofSection: section, motion)
        } else {
            update.insertRows(numbered: missing, ofSection: section, motion)
        }
        return true
    }

    private mutating func collectOldRows() {
        oldRows.reserveCapacity(changedOldRows.reduce(0) { $0 + $1.count })
        for section in old.sections.indices {
            for row in changedOldRows[section] { oldRows[old.sections[section].items[row]] = row }
        }
    }

    // MARK: Items

    /// Returns true if all rows of a section are reloaded.
    private func isFresh(_ section: Section) -> Bool { comes(section) || reloadedSections.contains(section) }

    private mutating func compareItems() {
        for (section, content) in old.sections.enumerated() where !goes(content.identifier) {
            let rows = changedOldRows[section].filter { new.sectionsOfItems[content.items[$0]] == nil }
            update.deleteRows(at: rows.map { IndexPath(row: $0, section: section) }, motion)
        }
        for section in new.sections.indices { compareItems(ofSection: section) }
    }

    private mutating func compareItems(ofSection section: Int) {
        let content = new.sections[section]
        let isFresh = isFresh(content.identifier)
        let rows = changedNewRows[section]
        let survivors = rows.filter { old.sectionsOfItems[content.items[$0]] == content.identifier }
        let run = LongestRun(in: survivors.map { oldRows[content.items[$0]]! })
        var staying = run.positions.map { survivors[$0] }[...]
        for row in rows {
            let item = content.items[row]
            let path = IndexPath(row: row, section: section)
            let stays = staying.first == row
            if stays { staying.removeFirst() }
            if let oldPath = oldPath(of: item) {
                // All rows of a section that is reloaded are.
                if isFresh, old.sectionsOfItems[item] == content.identifier { continue }
                compare(item, oldPath, path, stays: stays, isFresh: isFresh)
            } else if !isFresh {
                update.insertRows(at: [path], motion)
            }
        }
    }

    /// - Parameter isFresh: whether the section is reloaded, so that what comes needs no mention.
    private mutating func compare(_ item: Item, _ oldPath: IndexPath, _ path: IndexPath, stays: Bool, isFresh: Bool) {
        switch (stays, reloadedItems.contains(item)) {
        case (true, false): break
        case (true, true): update.reloadRows(at: [oldPath], motion)
        case (false, false): update.moveRow(at: oldPath, to: path)
        case (false, true):
            // A row cannot be moved and reloaded in one update.
            if !goes(old.sections[oldPath.section].identifier) { update.deleteRows(at: [oldPath], motion) }
            if !isFresh { update.insertRows(at: [path], motion) }
        }
    }

    private func oldPath(of item: Item) -> IndexPath? {
        guard let row = oldRows[item], let section = old.sectionsOfItems[item].flatMap({ old.sectionIndexes[$0] }) else { return nil }
        return IndexPath(row: row, section: section)
    }

    private mutating func reconfigureItems() {
        let items = new.reconfiguredItemIdentifiers.filter { !reloadedItems.contains($0) }
        update.reconfigureRows(at: items.compactMap(oldPath))
    }
}
