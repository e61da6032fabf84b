import Foundation

/// The selected rows or items of a list, in the order in which they were selected.
package struct ListSelection: Equatable, Sendable {
    package private(set) var places: [ListPlace] = []
    private var members: Set<ListPlace> = []

    package init() {}

    package var isEmpty: Bool { places.isEmpty }
    package func contains(_ place: ListPlace) -> Bool { members.contains(place) }

    package mutating func insert(_ place: ListPlace) {
        if members.insert(place).inserted { places.append(place) }
    }

    package mutating func remove(_ place: ListPlace) {
        if members.remove(place) != nil { places.removeAll { $0 == place } }
    }

    /// Has rows go where an update has moved them; nil means that a row is not selected any more.
    package mutating func move(_ newPlace: (ListPlace) -> ListPlace?) {
        places = places.compactMap(newPlace)
        members = Set(places)
    }
}
