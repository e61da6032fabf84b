import UIKitCore

/// One cell of a group: its size, and the views that are anchored to it.
///
/// Groups copy the items they are made of; what changes in an item later does not change them.
// apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutitem
@preconcurrency @MainActor @objcMembers open class NSCollectionLayoutItem: UIObject, @preconcurrency NSCopying {
    /// How large the item is, before ``contentInsets`` are cut off.
    public let layoutSize: NSCollectionLayoutSize

    /// The insets of the item's view within its frame, after size and position are settled. In points; default: zero. Along a side whose
    /// length is estimated it has no effect.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The space around the item, in addition to the group's spacing. Default: nil, which is none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    @nonobjc final var ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

    /// The supplementary items of the item.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaryItems }

    // MARK: Creating

    /// An item on which nothing hangs.
    public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(size: layoutSize) }

    /// An item with badges.
    /// - Parameter supplementaryItems: each of another kind.
    public convenience init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        LayoutProblem.require(uniqueKindsIn: supplementaryItems)
        self.init(size: layoutSize)
        ownSupplementaryItems = supplementaryItems.map { $0.duplicate() }
    }

    @nonobjc init(size: NSCollectionLayoutSize) {
        layoutSize = size
        super.init()
    }

    // MARK: Copying

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    /// An item of the same class and content.
    @nonobjc func duplicate() -> Self {
        let copy = makeEmptyCopy()
        copy.contentInsets = contentInsets
        copy.edgeSpacing = edgeSpacing
        copy.ownSupplementaryItems = ownSupplementaryItems.map { $0.duplicate() }
        // A subclass that does not say how it is made again is used as it is.
        return copy as? Self ?? self
    }

    /// With what can only be set when an object is made.
    @nonobjc func makeEmptyCopy() -> NSCollectionLayoutItem { NSCollectionLayoutItem(size: layoutSize) }
}
