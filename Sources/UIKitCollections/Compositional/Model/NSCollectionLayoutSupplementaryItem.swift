import UIKitCore

/// A view beside the cells, such as a badge, that hangs on an item or a group.
// apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem
@preconcurrency @MainActor @objcMembers open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// By which the data source tells such views apart.
    public let elementKind: String
    /// Where on the item or group it hangs.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The point of the view that lies on the container anchor; nil for that of the same edges, so that the view lies inside.
    public let itemAnchor: NSCollectionLayoutAnchor?

    /// Higher ones lie in front. Default: 1, in front of cells.
    open var zIndex = 1

    /// A view at an item or a group; its own point of the same name lies on the anchor.
    /// - Parameter elementKind: by which the view is asked for.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
        self.init(size: layoutSize, kind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
    }

    /// A view at an item or a group: the position `itemAnchor` of the view lies on the position `containerAnchor` of the item.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(size: layoutSize, kind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
    }

    @nonobjc init(
        size: NSCollectionLayoutSize, kind: String, containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor?
    ) {
        elementKind = kind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(size: size)
    }

    @nonobjc override func duplicate() -> Self {
        let copy = super.duplicate()
        copy.zIndex = zIndex
        return copy
    }

    @nonobjc override func makeEmptyCopy() -> NSCollectionLayoutItem {
        NSCollectionLayoutSupplementaryItem(size: layoutSize, kind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
    }

    /// Where it is on a rectangle, whose coordinates the result has.
    @nonobjc final func frame(size: CGSize, on host: CGRect) -> CGRect {
        let position = containerAnchor.point(in: host.size, offsetFor: size)
        let own = (itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)).point(in: size, offsetFor: size)
        return CGRect(origin: CGPoint(x: host.minX + position.x - own.x, y: host.minY + position.y - own.y), size: size)
    }
}
