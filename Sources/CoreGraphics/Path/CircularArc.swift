/// A part of the unit circle, in radians.
struct CircularArc {
    var startAngle: CGFloat
    /// Positive towards growing angles.
    var delta: CGFloat

    init(startAngle: CGFloat, delta: CGFloat) {
        self.startAngle = startAngle.isFinite ? startAngle : 0
        self.delta = delta.isFinite ? delta : 0
    }

    /// The arc from one angle to the other in the given direction.
    ///
    /// Angles a whole turn or more apart make a whole circle, whatever the direction.
    init(startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        let turn = 2 * CGFloat.pi
        let difference = endAngle - startAngle
        guard difference.isFinite, abs(difference) < turn - 1e-9 else {
            self.init(startAngle: startAngle, delta: clockwise ? -turn : turn)
            return
        }
        switch (clockwise, difference) {
        case (true, 0.nextUp...): self.init(startAngle: startAngle, delta: difference - turn)
        case (false, ..<0): self.init(startAngle: startAngle, delta: difference + turn)
        default: self.init(startAngle: startAngle, delta: difference)
        }
    }

    var start: CGPoint { CircularArc.point(at: startAngle) }

    /// Shows the arc as cubic curves of at most a quarter turn each; more than a thousand turns count as a thousand.
    func forEachCurve(_ body: (_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) -> Void) {
        guard delta != 0 else { return }
        let limited = min(max(delta, -2000 * .pi), 2000 * .pi)
        let count = max(1, Int((abs(limited) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = limited / CGFloat(count)
        // The length of the control arms that makes the middle of the curve lie on the circle.
        let arm = 4 / 3 * tan(step / 4)
        var from = start
        for index in 1...count {
            let angle = startAngle + step * CGFloat(index)
            let end = CircularArc.point(at: angle)
            body(
                CGPoint(x: from.x - arm * from.y, y: from.y + arm * from.x),
                CGPoint(x: end.x + arm * end.y, y: end.y - arm * end.x),
                end
            )
            from = end
        }
    }

    /// The point of the unit circle at an angle, exact at quarter turns so that an ellipse fills its rectangle exactly.
    private static func point(at angle: CGFloat) -> CGPoint {
        let quarters = angle / (.pi / 2)
        guard abs(quarters - quarters.rounded()) < 1e-12 else { return CGPoint(x: cos(angle), y: sin(angle)) }
        switch Int(quarters.rounded().truncatingRemainder(dividingBy: 4)) {
        case 0: return CGPoint(x: 1, y: 0)
        case 1, -3: return CGPoint(x: 0, y: 1)
        case 2, -2: return CGPoint(x: -1, y: 0)
        default: return CGPoint(x: 0, y: -1)
        }
    }
}

/// Maps the unit circle onto the given one.
func circle(_ center: CGPoint, _ radius: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
}
