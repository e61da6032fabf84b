import UIKitCore

/// A header or a footer: a view at the edge of a section or of the whole layout.
// apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem
@preconcurrency @MainActor @objcMembers open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// At which edge it stands.
    public let alignment: NSRectAlignment
    /// From there, in points.
    public let offset: CGPoint

    /// True if the section grows by it along the direction of scrolling, so that it lies beside the content and not over it.
    /// Default: true.
    open var extendsBoundary = true

    /// True if it stays in sight as long as any of its section is. Default: false.
    open var pinToVisibleBounds = false

    /// Its z-index while it is pinned, where a list says so.
    @nonobjc final var pinnedZIndex: Int?

    /// A header, a footer or another view at an edge of a section or a layout.
    /// - Parameter elementKind: by which the view is asked for.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(size: layoutSize, kind: elementKind, alignment: alignment, offset: .zero)
    }

    /// A view at an edge, moved by points along the line and down.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.init(size: layoutSize, kind: elementKind, alignment: alignment, offset: absoluteOffset)
    }

    @nonobjc init(size: NSCollectionLayoutSize, kind: String, alignment: NSRectAlignment, offset: CGPoint) {
        self.alignment = alignment
        self.offset = offset
        var edges: NSDirectionalRectEdge = []
        if alignment.vertical != 0 { edges.insert(alignment.vertical < 0 ? .top : .bottom) }
        if alignment.horizontal != 0 { edges.insert(alignment.horizontal < 0 ? .leading : .trailing) }
        let anchor = NSCollectionLayoutAnchor(edges: edges, absoluteOffset: offset)
        super.init(size: size, kind: kind, containerAnchor: anchor, itemAnchor: nil)
    }

    @nonobjc override func duplicate() -> Self {
        let copy = super.duplicate()
        copy.extendsBoundary = extendsBoundary
        copy.pinToVisibleBounds = pinToVisibleBounds
        copy.pinnedZIndex = pinnedZIndex
        return copy
    }

    @nonobjc override func makeEmptyCopy() -> NSCollectionLayoutItem {
        NSCollectionLayoutBoundarySupplementaryItem(size: layoutSize, kind: elementKind, alignment: alignment, offset: offset)
    }
}
