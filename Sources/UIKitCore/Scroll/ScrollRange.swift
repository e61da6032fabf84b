import Foundation

/// The offsets at which a scroll view may rest.
struct ScrollRange: Equatable {
    /// The offset at the upper left end.
    private(set) var minimum: CGPoint
    /// The offset at the lower right end; never less than ``minimum``.
    private(set) var maximum: CGPoint

    /// - Parameters:
    ///   - insets: what is added around the content. What of them cannot be calculated with counts as nothing.
    ///   - leastHeight: how far content can be scrolled downwards however short it is.
    init(contentSize: CGSize, viewport: CGSize, insets: UIEdgeInsets, leastHeight: CGFloat = 0) {
        let insets = insets.finite
        minimum = CGPoint(x: -insets.left, y: -insets.top)
        maximum = CGPoint(
            x: max(minimum.x, contentSize.width - viewport.width + insets.right),
            y: max(minimum.y + leastHeight, contentSize.height - viewport.height + insets.bottom))
    }

    /// The nearest offset at which the view may rest.
    func clamp(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: min(max(offset.x, minimum.x), maximum.x), y: min(max(offset.y, minimum.y), maximum.y))
    }

    func contains(_ offset: CGPoint) -> Bool { clamp(offset) == offset }

    /// The part of one axis.
    subscript(_ axis: ScrollAxis) -> ClosedRange<CGFloat> { minimum[axis]...maximum[axis] }
}
