/// Makes the outline of a line along polygons.
///
/// An open polygon becomes one loop: along one side, round the end, back along the other side, round the start. A closed one
/// becomes two loops of opposite directions.
struct PathStroker {
    /// How far the lines that stand for curves may lie off them, in units of the path.
    static let tolerance: CGFloat = 0.02

    private(set) var outline = PathSegments()
    private let style: StrokeStyle
    private let radius: CGFloat
    /// True if the next point is the first of its loop.
    private var startsLoop = true

    init(_ style: StrokeStyle) {
        self.style = style
        radius = style.width / 2
    }

    mutating func stroke(_ polygon: Polygon) {
        let points = polygon.distinctPoints
        guard points.count > 1 else {
            if let point = points.first { addDot(at: point) }
            return
        }
        if polygon.isClosed, points.count > 2 {
            addLoop(points)
            addLoop(points.reversed())
        } else {
            addSide(points)
            addCap(at: points[points.count - 1], from: points[points.count - 2])
            addSide(points.reversed())
            addCap(at: points[0], from: points[1])
            outline.close()
            startsLoop = true
        }
    }

    /// The left side of an open line, where y grows upwards.
    private mutating func addSide(_ points: [CGPoint]) {
        add(offset(points[0], points[0], points[1]))
        for index in 1..<points.count - 1 { addJoin(points[index - 1], points[index], points[index + 1]) }
        add(offset(points[points.count - 1], points[points.count - 2], points[points.count - 1]))
    }

    private mutating func addLoop(_ points: [CGPoint]) {
        for index in points.indices {
            let previous = points[(index + points.count - 1) % points.count]
            addJoin(previous, points[index], points[(index + 1) % points.count])
        }
        outline.close()
        startsLoop = true
    }

    private mutating func add(_ point: CGPoint) {
        if startsLoop { outline.move(to: point) } else { outline.addLine(to: point) }
        startsLoop = false
    }

    /// A point moved to the left of a direction by half the width.
    private func offset(_ point: CGPoint, _ from: CGPoint, _ to: CGPoint) -> CGPoint {
        let length = hypot(to.x - from.x, to.y - from.y)
        return CGPoint(x: point.x - (to.y - from.y) / length * radius, y: point.y + (to.x - from.x) / length * radius)
    }

    private mutating func addJoin(_ from: CGPoint, _ corner: CGPoint, _ to: CGPoint) {
        let (end, start) = (offset(corner, from, corner), offset(corner, corner, to))
        let turn = signedAngle(from, corner, to)
        add(end)
        if turn > 0 {
            // The inner side of the corner. Going through the corner keeps the overlap of both sides filled.
            add(corner)
        } else if turn < 0 {
            addOuterJoin(corner, from, to, turn, start)
        }
        add(start)
    }

    private mutating func addOuterJoin(_ corner: CGPoint, _ from: CGPoint, _ to: CGPoint, _ turn: CGFloat, _ start: CGPoint) {
        switch style.join {
        case .bevel:
            break
        case .round:
            addArc(around: corner, from: atan2(corner.y - from.y, corner.x - from.x) + .pi / 2, by: turn)
        case .miter:
            // The tip lies at 1 / cos(half the turn) half widths from the corner; the limit counts both sides of it.
            let cosine = cos(turn / 2)
            guard cosine > 1e-9, 1 / cosine <= max(style.miterLimit, 1) else { return }
            let direction = atan2(corner.y - from.y, corner.x - from.x) + .pi / 2 + turn / 2
            add(CGPoint(x: corner.x + cos(direction) * radius / cosine, y: corner.y + sin(direction) * radius / cosine))
        }
    }

    /// From the left side of the last piece round to its right side.
    private mutating func addCap(at end: CGPoint, from: CGPoint) {
        let angle = atan2(end.y - from.y, end.x - from.x)
        switch style.cap {
        case .butt:
            break
        case .round:
            addArc(around: end, from: angle + .pi / 2, by: -.pi)
        case .square:
            let (forward, side) = (CGVector(dx: cos(angle) * radius, dy: sin(angle) * radius), offset(end, from, end))
            add(CGPoint(x: side.x + forward.dx, y: side.y + forward.dy))
            add(CGPoint(x: 2 * end.x - side.x + forward.dx, y: 2 * end.y - side.y + forward.dy))
        }
    }

    /// The look of a line without length: nothing, unless its ends reach beyond it.
    private mutating func addDot(at point: CGPoint) {
        let square = CGRect(x: point.x - radius, y: point.y - radius, width: style.width, height: style.width)
        switch style.cap {
        case .butt: break
        case .round: outline.addEllipse(in: square, .identity)
        case .square: outline.addRectangle(square, .identity)
        }
    }

    private mutating func addArc(around center: CGPoint, from angle: CGFloat, by delta: CGFloat) {
        outline.addArc(CircularArc(startAngle: angle, delta: delta), circle(center, radius), startsSubpath: false)
    }

    /// How far the direction turns at a corner, from -π to π, positive to the left.
    private func signedAngle(_ from: CGPoint, _ corner: CGPoint, _ to: CGPoint) -> CGFloat {
        let (ax, ay) = (corner.x - from.x, corner.y - from.y)
        let (bx, by) = (to.x - corner.x, to.y - corner.y)
        // A line that goes straight back turns to the right, so that the end of the spike gets its join.
        let angle = atan2(ax * by - ay * bx, ax * bx + ay * by)
        return angle == .pi ? -.pi : angle
    }
}
