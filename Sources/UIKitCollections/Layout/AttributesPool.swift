import Foundation

/// Attributes of elements that have left the screen, used again for those that come.
// optimization: while a collection view scrolls, each item that comes would ask for memory that the one that leaves gives back.
struct AttributesPool {
    private var free: [UICollectionViewLayoutAttributes] = []
    private var list: [UICollectionViewLayoutAttributes] = []
    /// As many as lie around what most screens show.
    private static let limit = 128

    /// Attributes with the values of new ones; nil if all are in use.
    @MainActor
    mutating func take() -> UICollectionViewLayoutAttributes? {
        for index in free.indices where isKnownUniquelyReferenced(&free[index]) {
            free.swapAt(index, free.count - 1)
            let attributes = free.removeLast()
            attributes.reset()
            return attributes
        }
        return nil
    }

    /// An empty list, in memory that a former one had.
    mutating func takeList() -> [UICollectionViewLayoutAttributes] {
        var empty: [UICollectionViewLayoutAttributes] = []
        swap(&empty, &list)
        return empty
    }

    /// Takes what one owner does not need any more. It is used again only when nobody else holds it: a view that waits for use may.
    mutating func recycle(_ attributes: consuming [UICollectionViewLayoutAttributes]) {
        if free.count + attributes.count > Self.limit { dropHeld() }
        for index in attributes.indices where type(of: attributes[index]) == UICollectionViewLayoutAttributes.self {
            if free.count < Self.limit { free.append(attributes[index]) }
        }
        attributes.removeAll(keepingCapacity: true)
        list = attributes
    }

    private mutating func dropHeld() {
        var kept = 0
        for index in free.indices where isKnownUniquelyReferenced(&free[index]) {
            free.swapAt(kept, index)
            kept += 1
        }
        free.removeLast(free.count - kept)
    }
}
