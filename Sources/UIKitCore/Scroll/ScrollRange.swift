import Foundation

/// The offsets at which a scroll view may rest.
struct ScrollRange: Equatable {
    /// The offset at the upper left end.
    private(set) var minimum: CGPoint
    /// The offset at the lower right end; never less than ``minimum``.
    private(set) var maximum: CGPoint

    /// - Parameter insets: what is added around the content.
    init(contentSize: CGSize, viewport: CGSize, insets: UIEdgeInsets) {
        minimum = CGPoint(x: -Self.finite(insets.left), y: -Self.finite(insets.top))
        maximum = CGPoint(
            x: max(minimum.x, Self.finite(contentSize.width) - Self.finite(viewport.width) + Self.finite(insets.right)),
            y: max(minimum.y, Self.finite(contentSize.height) - Self.finite(viewport.height) + Self.finite(insets.bottom)))
    }

    /// What cannot be calculated with counts as nothing.
    private static func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }

    /// The nearest offset at which the view may rest.
    func clamp(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: min(max(offset.x, minimum.x), maximum.x), y: min(max(offset.y, minimum.y), maximum.y))
    }

    func contains(_ offset: CGPoint) -> Bool { clamp(offset) == offset }

    /// The part of one axis.
    subscript(_ axis: ScrollAxis) -> ClosedRange<CGFloat> { minimum[axis]...maximum[axis] }
}
