/// The curve that rounds one corner: a part of a circle between two parts whose bend grows and fades.
///
/// Measured from the corner along both of its sides. Without smoothing it is a quarter of a circle.
struct CornerCurve {
    /// How far from the corner the curve begins and ends.
    private let reach: CGFloat
    /// Where the circle begins: along the side that it comes from, and away from it.
    private let circle: CGPoint
    /// Where the handles of the parts beside the circle lie, along the side.
    private let handles: (outer: CGFloat, inner: CGFloat)
    /// The way from the beginning of the circle to its handle.
    private let circleHandle: CGVector

    /// - Parameters:
    ///   - smoothing: from 0 to 1.
    ///   - room: how far a curve may reach; takes away from the smoothing, then from the radius.
    init(radius wanted: CGFloat, smoothing: CGFloat, room: CGFloat) {
        let radius = min(wanted, room)
        let smoothing = radius > 0 ? min(smoothing, room / radius - 1) : 0
        reach = radius * (1 + smoothing)
        // The side turns by this angle before the circle begins, and the circle by the rest of the quarter.
        let turn = .pi / 4 * smoothing
        let half = .pi / 4 * (1 - smoothing)
        // The tangents of the circle at its beginning and of the side meet this far from the beginning.
        let tangent = radius * tan(turn / 2)
        let along = tangent * cos(turn)
        let away = tangent * sin(turn)
        circle = CGPoint(x: radius * sin(half) * CGFloat(2).squareRoot() + away, y: away)
        // The bend fades evenly enough when the outer handle takes two thirds of what is left of the side.
        let rest = reach - circle.x - along
        handles = (reach - rest * 2 / 3, reach - rest)
        let length = radius * 4 / 3 * tan(half / 2)
        circleHandle = CGVector(dx: -length * cos(turn), dy: length * sin(turn))
    }

    /// Adds the curve, with a line to its beginning unless the path is empty.
    /// - Parameters:
    ///   - start: from the corner along the side that the path comes from; of length one.
    ///   - end: from the corner along the side on which it goes on.
    func add(to path: CGMutablePath, at corner: CGPoint, from start: CGVector, to end: CGVector) {
        func point(_ along: CGFloat, _ away: CGFloat, mirrored: Bool = false) -> CGPoint {
            let (x, y) = mirrored ? (away, along) : (along, away)
            return CGPoint(x: corner.x + start.dx * x + end.dx * y, y: corner.y + start.dy * x + end.dy * y)
        }
        let handle = (circle.x + circleHandle.dx, circle.y + circleHandle.dy)
        if path.isEmpty { path.move(to: point(reach, 0)) } else { path.addLine(to: point(reach, 0)) }
        path.addCurve(to: point(circle.x, circle.y), control1: point(handles.outer, 0), control2: point(handles.inner, 0))
        path.addCurve(
            to: point(circle.x, circle.y, mirrored: true), control1: point(handle.0, handle.1),
            control2: point(handle.0, handle.1, mirrored: true))
        path.addCurve(
            to: point(reach, 0, mirrored: true), control1: point(handles.inner, 0, mirrored: true),
            control2: point(handles.outer, 0, mirrored: true))
    }
}
