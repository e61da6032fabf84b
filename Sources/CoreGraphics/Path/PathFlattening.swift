extension PathSegments {
    /// The path as polygons whose distance from the curves is at most `tolerance`.
    func polygons(tolerance: CGFloat) -> [Polygon] {
        var polygons: [Polygon] = []
        var current = Polygon()
        func finish() {
            if current.points.count > 1 || current.isClosed { polygons.append(current) }
        }
        forEach { segment in
            // A line or curve right after a close starts a part of its own.
            if current.isClosed, let start = current.points.first {
                finish()
                current = Polygon(points: [start])
            }
            switch segment {
            case .move(let point):
                finish()
                current = Polygon(points: [point])
            case .line(_, let end):
                current.points.append(end)
            case .quadratic(let start, let control, let end):
                QuadraticCurve(start: start, control: control, end: end).cubic.appendPoints(to: &current.points, tolerance: tolerance)
            case .cubic(let start, let control1, let control2, let end):
                CubicCurve(start: start, control1: control1, control2: control2, end: end)
                    .appendPoints(to: &current.points, tolerance: tolerance)
            case .close:
                current.isClosed = true
            }
        }
        finish()
        return polygons
    }
}

extension CubicCurve {
    /// Appends points along the curve, its end included and its start not.
    ///
    /// The number of pieces follows from how far the control points lie off an even walk from start to end: the error of n
    /// pieces shrinks with n².
    func appendPoints(to points: inout [CGPoint], tolerance: CGFloat) {
        let bend1 = hypot(start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y)
        let bend2 = hypot(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y)
        let wanted = (0.75 * max(bend1, bend2) / tolerance).squareRoot().rounded(.up)
        let count = wanted.isFinite ? Int(min(max(wanted, 1), 1000)) : 1
        for index in 1..<max(count, 1) {
            points.append(point(at: CGFloat(index) / CGFloat(count)))
        }
        points.append(end)
    }
}
