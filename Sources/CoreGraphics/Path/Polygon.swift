/// One part of a path, all lines.
struct Polygon {
    var points: [CGPoint] = []
    /// True if a last line leads back to the first point.
    var isClosed = false
}

extension Polygon {
    /// The points without those that repeat the one before.
    var distinctPoints: [CGPoint] {
        var distinct: [CGPoint] = []
        for point in points where distinct.last != point && point.x.isFinite && point.y.isFinite { distinct.append(point) }
        if isClosed, distinct.count > 1, distinct.first == distinct.last { distinct.removeLast() }
        return distinct
    }
}

extension Polygon {
    var length: CGFloat {
        var length: CGFloat = 0
        for (from, to) in zip(points, points.dropFirst()) { length += hypot(to.x - from.x, to.y - from.y) }
        if isClosed, let first = points.first, let last = points.last { length += hypot(first.x - last.x, first.y - last.y) }
        return length
    }
}
