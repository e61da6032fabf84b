import Foundation

/// The positions of a list that the items of a drag come from.
@MainActor
package struct DraggedPlaces {
    private var places: [(item: ObjectIdentifier, path: IndexPath)] = []

    package init() {}

    package mutating func add(_ items: [UIDragItem], at path: IndexPath) {
        places += items.map { (ObjectIdentifier($0), path) }
    }

    package func path(of item: UIDragItem) -> IndexPath? {
        let id = ObjectIdentifier(item)
        return places.first { $0.item == id }?.path
    }

    /// The only item's, if there is one item.
    package var single: IndexPath? { places.count == 1 ? places[0].path : nil }
    package var isEmpty: Bool { places.isEmpty }

    package mutating func forget() { places = [] }
}
