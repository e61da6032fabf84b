extension CGPath {
    /// Returns true if a point lies inside the path, as filling it with the rule would paint it.
    ///
    /// Parts that are not closed count as closed. Curves are looked at as polygons less than a thousandth of a unit off.
    /// - Parameter transform: Maps the path, not the point, before the question is asked.
    // apple: https://developer.apple.com/documentation/coregraphics/cgpath/contains(_:using:transform:)
    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
        guard boundingBox.applying(transform).insetBy(dx: -1e-9, dy: -1e-9).contains(point) else { return false }
        var turns = 0
        for polygon in segments.applying(transform).polygons(tolerance: 0.001) {
            turns += polygon.windingNumber(around: point)
        }
        return rule == .winding ? turns != 0 : turns % 2 != 0
    }
}

extension Polygon {
    /// How often the closed polygon goes round a point, anticlockwise turns counted positive where y grows upwards.
    func windingNumber(around point: CGPoint) -> Int {
        guard var from = points.last else { return 0 }
        var turns = 0
        for to in points {
            if (from.y <= point.y) != (to.y <= point.y) {
                let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
                if to.y > from.y, side > 0 { turns += 1 }
                if to.y <= from.y, side < 0 { turns -= 1 }
            }
            from = to
        }
        return turns
    }
}
