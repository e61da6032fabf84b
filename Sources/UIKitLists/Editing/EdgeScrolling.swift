import UIKitCore

/// How fast a table scrolls by itself while something is dragged near to its upper or lower edge. Pure arithmetic.
struct EdgeScrolling: Equatable, Sendable {
    /// From how near to an edge on, in points.
    var zone: CGFloat = 60
    /// At the edge, in points per second.
    var greatestSpeed: CGFloat = 720

    /// Above 0 downwards.
    func speed(of place: CGFloat, within span: ClosedRange<CGFloat>) -> CGFloat {
        let zone = min(zone, (span.upperBound - span.lowerBound) / 4)
        guard zone > 0 else { return 0 }
        let above = span.lowerBound + zone - place
        if above > 0 { return -greatestSpeed * min(above / zone, 1) }
        let below = place - (span.upperBound - zone)
        return below > 0 ? greatestSpeed * min(below / zone, 1) : 0
    }
}
