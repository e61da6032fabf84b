import CoreGraphics
import Foundation

/// The offsets at which a scroll view may rest.
package struct ScrollRange: Equatable {
    /// The offset at the upper left end.
    package private(set) var minimum: CGPoint
    /// The offset at the lower right end; never less than ``minimum``.
    package private(set) var maximum: CGPoint

    /// A range that ends no earlier than it begins.
    package init(from minimum: CGPoint, to maximum: CGPoint) {
        self.minimum = minimum
        self.maximum = CGPoint(x: max(minimum.x, maximum.x), y: max(minimum.y, maximum.y))
    }

    /// The nearest offset at which the view may rest.
    package func clamp(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: min(max(offset.x, minimum.x), maximum.x), y: min(max(offset.y, minimum.y), maximum.y))
    }

    package func contains(_ offset: CGPoint) -> Bool { clamp(offset) == offset }

    /// The part of one axis.
    package subscript(_ axis: ScrollAxis) -> ClosedRange<CGFloat> { minimum[axis]...maximum[axis] }
}
