/// Edits of one kind of thing in a list, sections (`Int`) or rows (`ListPosition`), in the order in which they were asked for.
package struct ListEdits<Place: Hashable & Sendable>: Sendable {
    package struct Edit: Sendable {
        var position: Place
        var motion: RowMotion
    }

    package struct Move: Sendable {
        var from: Place
        var to: Place
    }

    package var inserted: [Edit] = []
    package var deleted: [Edit] = []
    package var reloaded: [Edit] = []
    package var reconfigured: [Place] = []
    package var moved: [Move] = []

    package mutating func append(_ other: ListEdits) {
        inserted += other.inserted
        deleted += other.deleted
        reloaded += other.reloaded
        reconfigured += other.reconfigured
        moved += other.moved
    }

    package var isEmpty: Bool { inserted.isEmpty && deleted.isEmpty && reloaded.isEmpty && reconfigured.isEmpty && moved.isEmpty }
}
