import Foundation

/// The selected rows or items of a list, in the order in which they were selected.
package struct ListSelection: Equatable, Sendable {
    package private(set) var positions: [ListPosition] = []
    private var members: Set<ListPosition> = []

    package init() {}

    package var isEmpty: Bool { positions.isEmpty }
    package func contains(_ position: ListPosition) -> Bool { members.contains(position) }

    package mutating func insert(_ position: ListPosition) {
        if members.insert(position).inserted { positions.append(position) }
    }

    package mutating func remove(_ position: ListPosition) {
        if members.remove(position) != nil { positions.removeAll { $0 == position } }
    }

    /// Has rows go where an update has moved them; nil means that a row is not selected any more.
    package mutating func move(_ newPosition: (ListPosition) -> ListPosition?) {
        positions = positions.compactMap(newPosition)
        members = Set(positions)
    }
}
