import UIKitCore

/// How fast a list scrolls by itself while something is dragged near to an edge. Pure arithmetic.
package struct EdgeScrolling: Equatable, Sendable {
    /// From how near to an edge on, in points.
    package var zone: CGFloat
    /// At the edge, in points per second.
    package var greatestSpeed: CGFloat

    package init(zone: CGFloat = 60, greatestSpeed: CGFloat = 720) {
        self.zone = zone
        self.greatestSpeed = greatestSpeed
    }

    /// Above 0 downwards.
    package func speed(of position: CGFloat, within span: ClosedRange<CGFloat>) -> CGFloat {
        let zone = min(zone, (span.upperBound - span.lowerBound) / 4)
        guard zone > 0 else { return 0 }
        let above = span.lowerBound + zone - position
        if above > 0 { return -greatestSpeed * min(above / zone, 1) }
        let below = position - (span.upperBound - zone)
        return below > 0 ? greatestSpeed * min(below / zone, 1) : 0
    }
}
