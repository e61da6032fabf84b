import Foundation

/// The edits of a list that are collected while an update is open.
///
/// Deletions, reloads and the starts of moves name positions before the update; insertions and the ends of moves name positions
/// after it, in whatever order they are collected. Nothing is checked here: `resolved(before:after:)` does that, when the update ends.
package struct ListUpdate: Sendable {
    package private(set) var sections = ListEdits<Int>()
    package private(set) var rows = ListEdits<ListPlace>()

    package init() {}

    /// True if nothing was collected. An empty update is one all the same: a table asks for its heights again.
    package var isEmpty: Bool { sections.isEmpty && rows.isEmpty }

    /// Adds all edits of another update.
    package mutating func append(_ other: ListUpdate) {
        sections.append(other.sections)
        rows.append(other.rows)
    }

    package mutating func insertRows(at paths: [IndexPath], _ motion: RowMotion = .automatic) {
        rows.inserted += paths.map { .init(place: ListPlace($0), motion: motion) }
    }

    package mutating func deleteRows(at paths: [IndexPath], _ motion: RowMotion = .automatic) {
        rows.deleted += paths.map { .init(place: ListPlace($0), motion: motion) }
    }

    /// Rows that get another cell.
    package mutating func reloadRows(at paths: [IndexPath], _ motion: RowMotion = .automatic) {
        rows.reloaded += paths.map { .init(place: ListPlace($0), motion: motion) }
    }

    /// Rows that keep their cells, which are filled anew.
    package mutating func reconfigureRows(at paths: [IndexPath]) {
        rows.reconfigured += paths.map(ListPlace.init)
    }

    package mutating func moveRow(at path: IndexPath, to newPath: IndexPath) {
        rows.moved.append(.init(from: ListPlace(path), to: ListPlace(newPath)))
    }

    package mutating func insertSections(_ indexes: IndexSet, _ motion: RowMotion = .automatic) {
        sections.inserted += indexes.map { .init(place: $0, motion: motion) }
    }

    package mutating func deleteSections(_ indexes: IndexSet, _ motion: RowMotion = .automatic) {
        sections.deleted += indexes.map { .init(place: $0, motion: motion) }
    }

    package mutating func reloadSections(_ indexes: IndexSet, _ motion: RowMotion = .automatic) {
        sections.reloaded += indexes.map { .init(place: $0, motion: motion) }
    }

    package mutating func moveSection(_ section: Int, to newSection: Int) {
        sections.moved.append(.init(from: section, to: newSection))
    }

    /// The same for a list that has more rows than the one that is spoken of.
    /// - Parameters:
    ///   - old: where a row stood before the update.
    ///   - new: where it stands after it.
    package func mappingRows(old: (ListPlace) -> ListPlace, new: (ListPlace) -> ListPlace) -> ListUpdate {
        var mapped = self
        mapped.rows.inserted = rows.inserted.map { .init(place: new($0.place), motion: $0.motion) }
        mapped.rows.deleted = rows.deleted.map { .init(place: old($0.place), motion: $0.motion) }
        mapped.rows.reloaded = rows.reloaded.map { .init(place: old($0.place), motion: $0.motion) }
        mapped.rows.reconfigured = rows.reconfigured.map(old)
        mapped.rows.moved = rows.moved.map { .init(from: old($0.from), to: new($0.to)) }
        return mapped
    }
}
