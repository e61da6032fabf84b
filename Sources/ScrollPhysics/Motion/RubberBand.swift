import CoreGraphics
import Foundation

/// How content gives way when it is dragged beyond its end: the further, the less.
package struct RubberBand {
    /// How long the scroll view is in the direction of the drag, in points. The shown distance never reaches it.
    package var dimension: CGFloat

    /// - Parameter dimension: the scroll view's length in the direction of the drag, in points.
    package init(dimension: CGFloat) { self.dimension = dimension }

    // observed: iOS 26.1, 117 offsets of a slow drag
    private static let softness: CGFloat = 0.55
    /// A share of the dimension: nothing that was shown can have come from further.
    private static let greatestShare: CGFloat = 0.999

    /// How far the content is shown beyond its end when the finger has moved so far beyond it.
    func shown(_ distance: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        return (1 - 1 / (distance * Self.softness / dimension + 1)) * dimension
    }

    /// How far the finger has moved where the content is shown so far beyond its end.
    func pulled(_ distance: CGFloat) -> CGFloat {
        guard dimension > 0 else { return 0 }
        let share = min(distance / dimension, Self.greatestShare)
        return (1 / (1 - share) - 1) * dimension / Self.softness
    }

    /// The offset at which content is shown that a finger has dragged to another.
    package func shown(at position: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
        if position < range.lowerBound { return range.lowerBound - shown(range.lowerBound - position) }
        if position > range.upperBound { return range.upperBound + shown(position - range.upperBound) }
        return position
    }

    /// The offset to which a finger would have dragged content that is shown at another.
    package func pulled(at position: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
        if position < range.lowerBound { return range.lowerBound - pulled(range.lowerBound - position) }
        if position > range.upperBound { return range.upperBound + pulled(position - range.upperBound) }
        return position
    }
}
