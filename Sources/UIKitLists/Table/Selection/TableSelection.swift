import Foundation

/// The selected rows of a table, in the order in which they were selected.
struct TableSelection: Equatable, Sendable {
    private(set) var places: [ListPlace] = []
    private var members: Set<ListPlace> = []

    var isEmpty: Bool { places.isEmpty }
    func contains(_ place: ListPlace) -> Bool { members.contains(place) }

    mutating func insert(_ place: ListPlace) {
        if members.insert(place).inserted { places.append(place) }
    }

    mutating func remove(_ place: ListPlace) {
        if members.remove(place) != nil { places.removeAll { $0 == place } }
    }

    /// Has rows go where an update has moved them; nil means that a row is not selected any more.
    mutating func move(_ newPlace: (ListPlace) -> ListPlace?) {
        places = places.compactMap(newPlace)
        members = Set(places)
    }
}

/// The row that a finger is on.
struct RowHighlight {
    var place: ListPlace?
    weak var cell: UITableViewCell?
}
