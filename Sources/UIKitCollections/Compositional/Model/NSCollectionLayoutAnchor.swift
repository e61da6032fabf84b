import UIKitCore

/// A point at the edge of a rectangle where a supplementary view is fastened. Never changes.
// apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor
@preconcurrency @MainActor @objcMembers open class NSCollectionLayoutAnchor: UIObject, @preconcurrency NSCopying {
    /// Opposite edges, or none, stand for the middle.
    public let edges: NSDirectionalRectEdge
    /// From there, in points or in sizes of the supplementary view.
    public let offset: CGPoint
    /// True if ``offset`` counts in sizes of the supplementary view.
    public let isFractionalOffset: Bool
    /// True if ``offset`` counts in points.
    open var isAbsoluteOffset: Bool { !isFractionalOffset }

    init(_ edges: NSDirectionalRectEdge, offset: CGPoint, isFractional: Bool) {
        self.edges = edges
        self.offset = offset
        isFractionalOffset = isFractional
        super.init()
    }

    /// The middle of an edge, or the corner of two.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, offset: .zero, isFractional: false) }

    /// A point off some edges: offset in points along the line and down.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, offset: absoluteOffset, isFractional: false)
    }

    /// A point off some edges: offset as a fraction of the size of the supplementary view, along the line and down.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, offset: fractionalOffset, isFractional: true)
    }

    /// The object itself, as it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The point in a rectangle of a size, with the offset resolved for a view of another size.
    @nonobjc final func point(in size: CGSize, offsetFor viewSize: CGSize) -> CGPoint {
        let x = Self.share(edges.contains(.leading), edges.contains(.trailing)) * size.width
        let y = Self.share(edges.contains(.top), edges.contains(.bottom)) * size.height
        let unit = isFractionalOffset ? viewSize : CGSize(width: 1, height: 1)
        return CGPoint(x: x + offset.x * unit.width, y: y + offset.y * unit.height)
    }

    private static func share(_ first: Bool, _ last: Bool) -> CGFloat { first == last ? 0.5 : first ? 0 : 1 }
}
