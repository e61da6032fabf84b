/// Edits of one kind of thing in a list, sections (`Int`) or rows (`ListPlace`), in the order in which they were asked for.
struct ListEdits<Place: Hashable & Sendable>: Sendable {
    struct Edit: Sendable {
        var place: Place
        var motion: RowMotion
    }

    struct Move: Sendable {
        var from: Place
        var to: Place
    }

    var inserted: [Edit] = []
    var deleted: [Edit] = []
    var reloaded: [Edit] = []
    var reconfigured: [Place] = []
    var moved: [Move] = []

    mutating func append(_ other: ListEdits) {
        inserted += other.inserted
        deleted += other.deleted
        reloaded += other.reloaded
        reconfigured += other.reconfigured
        moved += other.moved
    }

    var isEmpty: Bool { inserted.isEmpty && deleted.isEmpty && reloaded.isEmpty && reconfigured.isEmpty && moved.isEmpty }
}
