/// A Bézier curve with one control point.
struct QuadraticCurve {
    var start, control, end: CGPoint

    /// The same curve with two control points.
    var cubic: CubicCurve {
        CubicCurve(
            start: start,
            control1: CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
            control2: CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3),
            end: end
        )
    }

    func forEachExtreme(_ body: (CGPoint) -> Void) {
        cubic.forEachExtreme(body)
    }
}
