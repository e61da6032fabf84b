/// The steps of a path with their points, as a value.
struct PathSegments: Hashable, Sendable {
    /// One step, with the point it starts from where that matters.
    enum Segment {
        case move(CGPoint)
        case line(from: CGPoint, to: CGPoint)
        case quadratic(from: CGPoint, control: CGPoint, to: CGPoint)
        case cubic(from: CGPoint, control1: CGPoint, control2: CGPoint, to: CGPoint)
        case close(from: CGPoint, to: CGPoint)
    }

    private(set) var kinds: [CGPathElementType] = []
    private(set) var points: [CGPoint] = []
    private var subpathStart = CGPoint.zero
    private(set) var currentPoint: CGPoint?

    var isEmpty: Bool { kinds.isEmpty }

    mutating func move(to point: CGPoint) {
        kinds.append(.moveToPoint)
        points.append(point)
        subpathStart = point
        currentPoint = point
    }

    mutating func addLine(to end: CGPoint) {
        kinds.append(.addLineToPoint)
        points.append(end)
        currentPoint = end
    }

    mutating func addQuadratic(control: CGPoint, to end: CGPoint) {
        kinds.append(.addQuadCurveToPoint)
        points.append(control)
        points.append(end)
        currentPoint = end
    }

    mutating func addCubic(control1: CGPoint, control2: CGPoint, to end: CGPoint) {
        kinds.append(.addCurveToPoint)
        points.append(control1)
        points.append(control2)
        points.append(end)
        currentPoint = end
    }

    mutating func close() {
        guard let last = kinds.last, last != .closeSubpath else { return }
        kinds.append(.closeSubpath)
        currentPoint = subpathStart
    }

    mutating func removeAll() {
        kinds.removeAll(keepingCapacity: true)
        points.removeAll(keepingCapacity: true)
        currentPoint = nil
    }

    mutating func reserve(kinds kindCount: Int, points pointCount: Int) {
        kinds.reserveCapacity(kinds.count + kindCount)
        points.reserveCapacity(points.count + pointCount)
    }

    mutating func append(_ other: PathSegments, _ transform: CGAffineTransform) {
        guard !other.isEmpty else { return }
        kinds += other.kinds
        if transform.isIdentity {
            points += other.points
            subpathStart = other.subpathStart
            currentPoint = other.currentPoint
        } else {
            points += other.points.lazy.map { $0.applying(transform) }
            subpathStart = other.subpathStart.applying(transform)
            currentPoint = other.currentPoint?.applying(transform)
        }
    }

    func applying(_ transform: CGAffineTransform) -> PathSegments {
        if transform.isIdentity { return self }
        var copy = PathSegments()
        copy.append(self, transform)
        return copy
    }

    /// Shows the steps in order. A step after a close starts where the closed part began.
    func forEach(_ body: (Segment) -> Void) {
        var next = 0
        var start = CGPoint.zero
        var current = CGPoint.zero
        for kind in kinds {
            switch kind {
            case .moveToPoint:
                start = points[next]
                current = start
                next += 1
                body(.move(start))
            case .addLineToPoint:
                body(.line(from: current, to: points[next]))
                current = points[next]
                next += 1
            case .addQuadCurveToPoint:
                body(.quadratic(from: current, control: points[next], to: points[next + 1]))
                current = points[next + 1]
                next += 2
            case .addCurveToPoint:
                body(.cubic(from: current, control1: points[next], control2: points[next + 1], to: points[next + 2]))
                current = points[next + 2]
                next += 3
            case .closeSubpath:
                body(.close(from: current, to: start))
                current = start
            }
        }
    }

    static func == (first: PathSegments, second: PathSegments) -> Bool {
        first.kinds == second.kinds && first.points == second.points
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(kinds)
        hasher.combine(points)
    }
}
