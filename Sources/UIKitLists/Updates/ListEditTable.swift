/// Edits of one kind of element, found by position. No two of them contradict each other.
package struct ListEditTable<Place: Hashable & Sendable>: Sendable {
    /// Old positions of deleted elements.
    package private(set) var deleted: [Place: RowMotion] = [:]
    /// New positions of inserted elements.
    package private(set) var inserted: [Place: RowMotion] = [:]
    /// Old positions of reloaded elements. Asking twice for a reload is one reload.
    package private(set) var reloaded: [Place: RowMotion] = [:]
    /// Old positions of reconfigured elements.
    package private(set) var reconfigured: Set<Place> = []
    /// Where what stood at an old position is moved.
    package private(set) var targets: [Place: Place] = [:]
    /// Where what is moved to a new position stood.
    package private(set) var sources: [Place: Place] = [:]

    /// No edits.
    package init() {}

    /// - Parameter name: says in a problem's text what is at a position.
    /// - Throws: the first contradiction, in the order of the collected edits.
    package init(_ edits: ListEdits<Place>, naming name: (Place) -> ListUpdateProblem.Subject) throws(ListUpdateProblem) {
        for edit in edits.deleted {
            guard deleted.updateValue(edit.motion, forKey: edit.position) == nil else { throw .twice(name(edit.position)) }
        }
        for edit in edits.reloaded {
            guard deleted[edit.position] == nil else { throw .deletedAndReloaded(name(edit.position)) }
            reloaded[edit.position] = edit.motion
        }
        for edit in edits.inserted {
            guard inserted.updateValue(edit.motion, forKey: edit.position) == nil else { throw .twice(name(edit.position)) }
        }
        for move in edits.moved {
            guard deleted[move.from] == nil, reloaded[move.from] == nil else { throw .deletedAndMoved(name(move.from)) }
            guard inserted[move.to] == nil else { throw .insertedAndMoved(name(move.to)) }
            guard targets.updateValue(move.to, forKey: move.from) == nil else { throw .twice(name(move.from)) }
            guard sources.updateValue(move.from, forKey: move.to) == nil else { throw .twice(name(move.to)) }
        }
        reconfigured = Set(edits.reconfigured)
    }
}

extension ListEditTable<ListPosition> {
    init(of thinned: ThinnedRows) {
        let motions = Dictionary(
            uniqueKeysWithValues: thinned.rows.map { (ListPosition(section: thinned.section, row: $0), thinned.motion) })
        if thinned.isDeletion { deleted = motions } else { inserted = motions }
    }
}
