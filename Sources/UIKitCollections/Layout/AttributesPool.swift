import Foundation

/// Attributes of elements that have left the screen, used again for those that come.
// optimization: while a collection view scrolls, each item that comes would ask for memory that the one that leaves gives back.
struct AttributesPool {
    private var free: [UICollectionViewLayoutAttributes] = []
    /// As many as lie around what most screens show.
    private static let limit = 128

    /// Attributes with the values of new ones; nil if all are in use.
    @MainActor
    mutating func take() -> UICollectionViewLayoutAttributes? {
        while var attributes = free.popLast() {
            guard isKnownUniquelyReferenced(&attributes) else { continue }
            attributes.reset()
            return attributes
        }
        return nil
    }

    /// Takes what one owner does not need any more. It is used again only when nobody else holds it.
    mutating func recycle(_ attributes: [UICollectionViewLayoutAttributes]) {
        for each in attributes where free.count < Self.limit && type(of: each) == UICollectionViewLayoutAttributes.self {
            free.append(each)
        }
    }
}
