import UIKitCore

/// How much is free at the edges of an item or a group, beside the spacing that the group has between items. Never changes.
// apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutedgespacing
@preconcurrency @MainActor @objcMembers open class NSCollectionLayoutEdgeSpacing: UIObject, @preconcurrency NSCopying {
    /// Nil stands for none.
    public let leading: NSCollectionLayoutSpacing?
    /// Above; nil stands for none.
    public let top: NSCollectionLayoutSpacing?
    /// At the end of a line; nil stands for none.
    public let trailing: NSCollectionLayoutSpacing?
    /// Below; nil stands for none.
    public let bottom: NSCollectionLayoutSpacing?

    /// The margin at each edge; nil for none.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
        super.init()
    }

    /// The object itself, as it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
