/// Distances from the edges of a rectangle in points, with the sides named after the direction of reading.
// apple: https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// From the upper edge.
    public var top: CGFloat
    /// From the left edge, or the right one where one reads from right to left.
    public var leading: CGFloat
    /// From the lower edge.
    public var bottom: CGFloat
    /// From the right edge, or the left one where one reads from right to left.
    public var trailing: CGFloat

    /// Insets of zero on all edges.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Insets in points; negative ones let a rectangle grow.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Zero on all edges.
    public static let zero = NSDirectionalEdgeInsets()
}
