/// The circle that touches both lines of a corner, and the part of it that rounds the corner.
struct RoundedCorner {
    let center: CGPoint
    let arc: CircularArc

    /// Fails when the points lie on one line or the radius is not positive.
    init?(from start: CGPoint, corner: CGPoint, to end: CGPoint, radius: CGFloat) {
        let incoming = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
        let outgoing = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
        let lengths = (hypot(incoming.dx, incoming.dy), hypot(outgoing.dx, outgoing.dy))
        guard radius > 0, lengths.0 > 0, lengths.1 > 0 else { return nil }
        let (ax, ay) = (incoming.dx / lengths.0, incoming.dy / lengths.0)
        let (bx, by) = (outgoing.dx / lengths.1, outgoing.dy / lengths.1)
        let cross = ax * by - ay * bx
        guard abs(cross) > 1e-9 else { return nil }
        // tan(half the angle) = (1 - cos) / sin; the arc touches both lines at radius / tan(half) from the corner.
        let distance = radius * abs(cross) / (1 - (ax * bx + ay * by))
        let touch1 = CGPoint(x: corner.x + ax * distance, y: corner.y + ay * distance)
        let touch2 = CGPoint(x: corner.x + bx * distance, y: corner.y + by * distance)
        // The centre lies off the first line on the side of the second one.
        let side: CGFloat = cross > 0 ? 1 : -1
        center = CGPoint(x: touch1.x - ay * radius * side, y: touch1.y + ax * radius * side)
        arc = CircularArc(
            startAngle: atan2(touch1.y - center.y, touch1.x - center.x),
            endAngle: atan2(touch2.y - center.y, touch2.x - center.x),
            clockwise: cross > 0
        )
    }
}

extension PathSegments {
    /// Adds a line and an arc that round the corner between the current point and `tangent2End`.
    mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, _ transform: CGAffineTransform) {
        guard let current = currentPoint else { return }
        let start = current.applying(transform.inverted())
        guard let corner = RoundedCorner(from: start, corner: tangent1End, to: tangent2End, radius: radius) else {
            return addLine(to: tangent1End.applying(transform))
        }
        addArc(corner.arc, circle(corner.center, radius).concatenating(transform), startsSubpath: false)
    }
}
