import Foundation

/// The positions of a list that the items of a drag come from.
@MainActor
package struct DraggedIndexPaths {
    private var sources: [(item: ObjectIdentifier, path: IndexPath)] = []

    package init() {}

    package mutating func add(_ items: [UIDragItem], at path: IndexPath) {
        sources += items.map { (ObjectIdentifier($0), path) }
    }

    package func path(of item: UIDragItem) -> IndexPath? {
        let id = ObjectIdentifier(item)
        return sources.first { $0.item == id }?.path
    }

    /// The only item's, if there is one item.
    package var single: IndexPath? { sources.count == 1 ? sources[0].path : nil }
    package var isEmpty: Bool { sources.isEmpty }

    package mutating func forget() { sources = [] }
}
