/// A Bézier curve with two control points.
struct CubicCurve {
    var start, control1, control2, end: CGPoint

    func point(at t: CGFloat) -> CGPoint {
        let s = 1 - t
        let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return CGPoint(
            x: w0 * start.x + w1 * control1.x + w2 * control2.x + w3 * end.x,
            y: w0 * start.y + w1 * control1.y + w2 * control2.y + w3 * end.y
        )
    }

    /// Shows the inner points where x or y stops growing or shrinking.
    func forEachExtreme(_ body: (CGPoint) -> Void) {
        for times in [
            turningTimes(start.x, control1.x, control2.x, end.x), turningTimes(start.y, control1.y, control2.y, end.y),
        ] {
            for t in times where t > 0 && t < 1 { body(point(at: t)) }
        }
    }

    /// The times at which the derivative of one coordinate is zero.
    private func turningTimes(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        let a = 3 * (p1 - p2) + p3 - p0
        let b = 2 * (p0 - 2 * p1 + p2)
        let c = p1 - p0
        guard abs(a) > 1e-12 * max(abs(b), abs(c)) else { return b == 0 ? [] : [-c / b] }
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        // This form of the solution does not subtract two numbers that are almost the same.
        let q = -0.5 * (b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()))
        return q == 0 ? [0] : [q / a, c / q]
    }
}
