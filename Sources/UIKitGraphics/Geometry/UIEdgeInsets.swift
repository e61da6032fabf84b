/// Distances from the four edges of a rectangle towards its middle, in points.
///
/// Positive values shrink a rectangle, negative ones let it grow.
// apple: https://developer.apple.com/documentation/uikit/uiedgeinsets
public struct UIEdgeInsets: Hashable, Sendable {
    /// From the upper edge.
    public var top: CGFloat
    /// From the left edge.
    public var left: CGFloat
    /// From the lower edge.
    public var bottom: CGFloat
    /// From the right edge.
    public var right: CGFloat

    /// Insets of zero on all edges.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// Insets in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Zero on all edges.
    public static let zero = UIEdgeInsets()
}

extension UIEdgeInsets {
    /// The larger distance of each edge.
    package func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom), right: max(right, other.right))
    }

    /// Both distances of each edge together.
    package func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }

    /// How far these insets of `space` reach into a rectangle in it: from nothing to all of an inset, however large the rectangle.
    package func reaching(into frame: CGRect, inside space: CGRect) -> UIEdgeInsets {
        func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(inset - distance, 0), max(inset, 0)) }
        return UIEdgeInsets(
            top: part(top, frame.minY - space.minY), left: part(left, frame.minX - space.minX),
            bottom: part(bottom, space.maxY - frame.maxY), right: part(right, space.maxX - frame.maxX))
    }

    package init(_ insets: NSDirectionalEdgeInsets, isRightToLeft: Bool) {
        self.init(
            top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isRightToLeft ? insets.leading : insets.trailing)
    }
}

extension NSDirectionalEdgeInsets {
    package init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
        self.init(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right)
    }
}

extension CGRect {
    /// This rectangle with each edge moved inwards by its inset. Insets larger than the rectangle give a negative size, as on iOS.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    }
}

/// The rectangle with each edge moved inwards by its inset.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }
