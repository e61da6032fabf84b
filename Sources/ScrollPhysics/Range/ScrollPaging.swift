import CoreGraphics
import Foundation

/// Where scrolling in pages comes to rest.
package struct ScrollPaging {
    /// How long a page is, in points.
    package var length: CGFloat

    /// - Parameter length: that of a page, in points.
    package init(length: CGFloat) { self.length = length }

    /// A finger that is faster goes to the next page, in points per millisecond.
    // ad-hoc
    private static let leastSpeed: CGFloat = 0.2

    /// The multiple of the length next to an offset, or the one ahead of it; one page ahead at most.
    package func target(from position: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>) -> CGFloat {
        guard length > 0 else { return position }
        let page = position / length
        let wanted =
            if velocity >= Self.leastSpeed {
                page.rounded(.down) + 1
            } else if velocity <= -Self.leastSpeed {
                page.rounded(.up) - 1
            } else {
                page.rounded()
            }
        return min(max(wanted * length, range.lowerBound), range.upperBound)
    }
}
