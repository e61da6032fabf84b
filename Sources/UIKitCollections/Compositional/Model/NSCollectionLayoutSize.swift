import UIKitCore

/// How wide and how high an item is. Never changes.
// apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutsize
@preconcurrency @MainActor @objcMembers open class NSCollectionLayoutSize: UIObject, @preconcurrency NSCopying {
    /// How wide the item is.
    nonisolated public let widthDimension: NSCollectionLayoutDimension
    /// How high the item is.
    nonisolated public let heightDimension: NSCollectionLayoutDimension

    /// A size of two lengths, each of any kind.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSize else { return false }
        return widthDimension.isEqual(other.widthDimension) && heightDimension.isEqual(other.heightDimension)
    }

    nonisolated open override var hash: Int { widthDimension.hash ^ heightDimension.hash &* 31 }

    /// The object itself, as it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
