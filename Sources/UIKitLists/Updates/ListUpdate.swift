import Foundation

/// The edits of a list that are collected while an update is open.
///
/// Deletions, reloads and the starts of moves name positions before the update; insertions and the ends of moves name positions
/// after it, in whatever order they are collected. Nothing is checked here: `resolved(before:after:)` does that, when the update ends.
package struct ListUpdate: Sendable {
    package private(set) var sections = ListEdits<Int>()
    /// Those of rows, but for ``thinned``.
    private var rowEdits = ListEdits<ListPosition>()
    /// The only edits of rows, if they are of one kind and in one section.
    private(set) var thinned: ThinnedRows?

    package init() {}

    package var rows: ListEdits<ListPosition> {
        guard let thinned else { return rowEdits }
        return thinned.edits
    }

    /// True if nothing was collected. An empty update is one all the same: a table asks for its heights again.
    package var isEmpty: Bool { sections.isEmpty && rowEdits.isEmpty && thinned == nil }

    /// Adds all edits of another update.
    package mutating func append(_ other: ListUpdate) {
        guard !isEmpty else { return self = other }
        sections.append(other.sections)
        changeRows { $0.append(other.rows) }
    }

    private mutating func changeRows(_ change: (inout ListEdits<ListPosition>) -> Void) {
        if let thinned {
            rowEdits = thinned.edits
            self.thinned = nil
        }
        change(&rowEdits)
    }

    /// As the same with paths, of one section.
    /// - Parameter rows: ascending, each once.
    package mutating func insertRows(numbered rows: [Int], ofSection section: Int, _ motion: RowMotion = .automatic) {
        add(ThinnedRows(section: section, rows: rows, motion: motion, isDeletion: false))
    }

    /// As the same with paths, of one section.
    /// - Parameter rows: ascending, each once.
    package mutating func deleteRows(numbered rows: [Int], ofSection section: Int, _ motion: RowMotion = .automatic) {
        add(ThinnedRows(section: section, rows: rows, motion: motion, isDeletion: true))
    }

    private mutating func add(_ thinned: ThinnedRows) {
        if rowEdits.isEmpty, self.thinned == nil { self.thinned = thinned } else { changeRows { $0.append(thinned.edits) } }
    }

    package mutating func insertRows(at paths: [IndexPath], _ motion: RowMotion = .automatic) {
        changeRows { $0.inserted += paths.map { .init(position: ListPosition($0), motion: motion) } }
    }

    package mutating func deleteRows(at paths: [IndexPath], _ motion: RowMotion = .automatic) {
        changeRows { $0.deleted += paths.map { .init(position: ListPosition($0), motion: motion) } }
    }

    /// Rows that get another cell.
    package mutating func reloadRows(at paths: [IndexPath], _ motion: RowMotion = .automatic) {
        changeRows { $0.reloaded += paths.map { .init(position: ListPosition($0), motion: motion) } }
    }

    /// Rows that keep their cells, which are reconfigured.
    package mutating func reconfigureRows(at paths: [IndexPath]) {
        changeRows { $0.reconfigured += paths.map(ListPosition.init) }
    }

    package mutating func moveRow(at path: IndexPath, to newPath: IndexPath) {
        changeRows { $0.moved.append(.init(from: ListPosition(path), to: ListPosition(newPath))) }
    }

    package mutating func insertSections(_ indexes: IndexSet, _ motion: RowMotion = .automatic) {
        sections.inserted += indexes.map { .init(position: $0, motion: motion) }
    }

    package mutating func deleteSections(_ indexes: IndexSet, _ motion: RowMotion = .automatic) {
        sections.deleted += indexes.map { .init(position: $0, motion: motion) }
    }

    package mutating func reloadSections(_ indexes: IndexSet, _ motion: RowMotion = .automatic) {
        sections.reloaded += indexes.map { .init(position: $0, motion: motion) }
    }

    package mutating func moveSection(_ section: Int, to newSection: Int) {
        sections.moved.append(.init(from: section, to: newSection))
    }

    /// The same for a list that has more rows than the one that is spoken of.
    /// - Parameters:
    ///   - old: where a row stood before the update.
    ///   - new: where it stands after it.
    package func mappingRows(old: (ListPosition) -> ListPosition, new: (ListPosition) -> ListPosition) -> ListUpdate {
        var mapped = self
        mapped.changeRows { rows in
            rows.inserted = rows.inserted.map { .init(position: new($0.position), motion: $0.motion) }
            rows.deleted = rows.deleted.map { .init(position: old($0.position), motion: $0.motion) }
            rows.reloaded = rows.reloaded.map { .init(position: old($0.position), motion: $0.motion) }
            rows.reconfigured = rows.reconfigured.map(old)
            rows.moved = rows.moved.map { .init(from: old($0.from), to: new($0.to)) }
        }
        return mapped
    }
}
