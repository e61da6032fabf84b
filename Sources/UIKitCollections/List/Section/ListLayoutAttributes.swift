import UIKitCore

/// The attributes of a row of a list, or of a header or footer, with what depends on its position.
@MainActor
final class ListLayoutAttributes: UICollectionViewLayoutAttributes {
    var context: ListContext?

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? ListLayoutAttributes)?.context = context
        return copy
    }

    nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard super.isEqual(object) else { return false }
        guard let other = object as? ListLayoutAttributes else { return false }
        return MainActor.assumeIsolated { context == other.context }
    }
}
