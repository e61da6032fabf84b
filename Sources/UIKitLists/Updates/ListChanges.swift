/// The effect of an update on a list: where each row and each section went, and whence each came.
///
/// A checked value. Questions cost the logarithm of the number of edits, whatever the number of rows.
package struct ListChanges: Sendable {
    /// The fate of a section or a row of the list before the update.
    package enum Fate<Place: Equatable & Sendable>: Equatable, Sendable {
        /// It is at this position, pushed there by its neighbours at most.
        case stays(Place)
        /// It was moved to this position.
        case moves(Place)
        /// Another replaces it, at this position after the update.
        case isReloaded(Place, RowMotion)
        case isDeleted(RowMotion)
    }

    /// Whence a section or a row of the list after the update comes.
    package enum Origin<Place: Equatable & Sendable>: Equatable, Sendable {
        case stayed(Place)
        case moved(Place)
        /// It replaces the one that was at this position before the update.
        case reloaded(Place, RowMotion)
        case inserted(RowMotion)
    }

    /// How many rows each section had.
    package let before: [Int]
    /// How many rows each section has.
    package let after: [Int]
    package let sections: ListEditTable<Int>
    /// Those of rows, but for ``thinned``.
    let rowEdits: ListEditTable<ListPosition>
    /// The only edits of rows, if they are of one kind and in one section.
    let thinned: ThinnedRows?

    private let sectionMap: SurvivorMap
    /// Of each old section that rows leave for good or for another position: their old rows.
    private let leftRows: [Int: [Int]]
    /// Of each new section that rows come to: their new rows.
    private let takenRows: [Int: [Int]]

    package init(before: [Int], after: [Int], sections: ListEditTable<Int>, rows: ListEditTable<ListPosition>) {
        self.before = before
        self.after = after
        self.sections = sections
        rowEdits = rows
        thinned = nil
        sectionMap = Self.map(of: sections)
        leftRows = Self.rowsBySection(Array(rows.deleted.keys) + Array(rows.targets.keys))
        takenRows = Self.rowsBySection(Array(rows.inserted.keys) + Array(rows.sources.keys))
    }

    /// - Parameter thinned: rows of the list before the update if they go, after it if they come.
    init(before: [Int], after: [Int], sections: ListEditTable<Int>, thinned: ThinnedRows) {
        self.before = before
        self.after = after
        self.sections = sections
        rowEdits = ListEditTable()
        self.thinned = thinned
        sectionMap = Self.map(of: sections)
        leftRows = thinned.isDeletion ? [thinned.section: thinned.rows] : [:]
        takenRows = thinned.isDeletion ? [:] : [thinned.section: thinned.rows]
    }

    private static func map(of sections: ListEditTable<Int>) -> SurvivorMap {
        SurvivorMap(
            left: Array(sections.deleted.keys) + Array(sections.targets.keys),
            taken: Array(sections.inserted.keys) + Array(sections.sources.keys))
    }

    /// Where each row went and whence each came.
    /// - Complexity: O(*e*) for *e* edits.
    package var rows: ListEditTable<ListPosition> { thinned.map { ListEditTable<ListPosition>(of: $0) } ?? rowEdits }

    private static func rowsBySection(_ positions: [ListPosition]) -> [Int: [Int]] {
        var rows: [Int: [Int]] = [:]
        for position in positions { rows[position.section, default: []].append(position.row) }
        return rows.mapValues { $0.sorted() }
    }

    // MARK: Sections

    /// - Parameter section: one of the list before the update.
    package func fate(ofSection section: Int) -> Fate<Int> {
        if let motion = sections.deleted[section] { return .isDeleted(motion) }
        if let target = sections.targets[section] { return .moves(target) }
        guard let position = sectionMap.new(of: section) else { _requireFailure("section \(section) neither leaves nor stays") }
        if let motion = sections.reloaded[section] { return .isReloaded(position, motion) }
        return .stays(position)
    }

    /// - Parameter section: one of the list after the update.
    package func origin(ofSection section: Int) -> Origin<Int> {
        if let motion = sections.inserted[section] { return .inserted(motion) }
        if let source = sections.sources[section] { return .moved(source) }
        guard let position = sectionMap.old(of: section) else { _requireFailure("section \(section) neither came nor stayed") }
        if let motion = sections.reloaded[position] { return .reloaded(position, motion) }
        return .stayed(position)
    }

    // MARK: Rows

    /// - Parameter position: one of the list before the update. The rows of a deleted section are deleted as it is;
    ///   those of a reloaded section too.
    package func fate(of position: ListPosition) -> Fate<ListPosition> {
        if let target = rowEdits.targets[position] { return .moves(target) }
        let section: Int
        switch fate(ofSection: position.section) {
        case .isDeleted(let motion), .isReloaded(_, let motion): return .isDeleted(motion)
        case .stays(let new), .moves(let new): section = new
        }
        if let motion = motion(ofDeleted: position) { return .isDeleted(motion) }
        let map = rowMap(from: position.section, to: section)
        guard let row = map.new(of: position.row) else { _requireFailure("\(position) neither leaves nor stays") }
        let new = ListPosition(section: section, row: row)
        if let motion = rowEdits.reloaded[position] { return .isReloaded(new, motion) }
        return .stays(new)
    }

    /// - Parameter position: one of the list after the update. The rows of an inserted or reloaded section are inserted as it is.
    package func origin(of position: ListPosition) -> Origin<ListPosition> {
        if let source = rowEdits.sources[position] { return .moved(source) }
        let section: Int
        switch origin(ofSection: position.section) {
        case .inserted(let motion), .reloaded(_, let motion): return .inserted(motion)
        case .stayed(let old), .moved(let old): section = old
        }
        if let motion = motion(ofInserted: position) { return .inserted(motion) }
        let map = rowMap(from: section, to: position.section)
        guard let row = map.old(of: position.row) else { _requireFailure("\(position) neither came nor stayed") }
        let old = ListPosition(section: section, row: row)
        if let motion = rowEdits.reloaded[old] { return .reloaded(old, motion) }
        return .stayed(old)
    }

    /// Where a row is after the update; nil when it was deleted or replaced by another.
    package func newPosition(of position: ListPosition) -> ListPosition? {
        switch fate(of: position) {
        case .stays(let new), .moves(let new): new
        case .isReloaded, .isDeleted: nil
        }
    }

    private func motion(ofDeleted position: ListPosition) -> RowMotion? {
        guard let thinned else { return rowEdits.deleted[position] }
        return thinned.isDeletion ? thinned.motion(of: position) : nil
    }

    private func motion(ofInserted position: ListPosition) -> RowMotion? {
        guard let thinned else { return rowEdits.inserted[position] }
        return thinned.isDeletion ? nil : thinned.motion(of: position)
    }

    private func rowMap(from old: Int, to new: Int) -> SurvivorMap {
        SurvivorMap(sortedLeft: leftRows[old] ?? [], sortedTaken: takenRows[new] ?? [])
    }
}
