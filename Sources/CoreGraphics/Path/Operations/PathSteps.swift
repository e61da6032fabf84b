/// The lines and curves of one path, numbered, and as straight pieces.
struct PathSteps {
    /// What a step looks like.
    enum Shape {
        case line
        case quadratic(QuadraticCurve)
        case cubic(CubicCurve)
    }

    private(set) var shapes: [Shape] = []
    private(set) var edges: [PathEdge] = []

    /// - Parameters:
    ///   - closes: whether parts that are left open are closed by a piece that is marked as implied.
    init(_ segments: PathSegments, owner: Int, on grid: PathGrid, closes: Bool) {
        var builder = Builder(owner: owner, grid: grid)
        segments.forEach { segment in
            switch segment {
            case .move(let point):
                if closes { builder.closeByItself() }
                builder.begin(at: point)
            case .line(let start, let end):
                builder.begin(ifNeededAt: start)
                builder.add(.line, to: end)
            case .quadratic(let start, let control, let end):
                builder.begin(ifNeededAt: start)
                let curve = QuadraticCurve(start: start, control: control, end: end)
                builder.add(.quadratic(curve), along: curve.cubic)
            case .cubic(let start, let control1, let control2, let end):
                builder.begin(ifNeededAt: start)
                let curve = CubicCurve(start: start, control1: control1, control2: control2, end: end)
                builder.add(.cubic(curve), along: curve)
            case .close(_, let start):
                builder.add(.line, to: start)
                builder.end()
            }
        }
        if closes { builder.closeByItself() }
        (shapes, edges) = (builder.shapes, builder.edges)
    }

    private struct Builder {
        let owner: Int
        let grid: PathGrid
        var shapes: [Shape] = []
        var edges: [PathEdge] = []
        private var start: GridPoint?
        private var current = GridPoint(x: 0, y: 0)

        init(owner: Int, grid: PathGrid) {
            self.owner = owner
            self.grid = grid
        }

        mutating func begin(at point: CGPoint) {
            current = grid.gridPoint(point)
            start = current
        }

        /// A step right after a close begins a part of its own.
        mutating func begin(ifNeededAt point: CGPoint) {
            if start == nil { begin(at: point) }
        }

        mutating func end() { start = nil }

        mutating func add(_ shape: Shape, to point: CGPoint) {
            shapes.append(shape)
            append(grid.gridPoint(point), 0, 1)
        }

        mutating func add(_ shape: Shape, along curve: CubicCurve) {
            shapes.append(shape)
            var points: [CGPoint] = []
            curve.appendPoints(to: &points, tolerance: grid.tolerance)
            let count = CGFloat(points.count)
            for (index, point) in points.enumerated() {
                append(grid.gridPoint(point), CGFloat(index) / count, CGFloat(index + 1) / count)
            }
        }

        mutating func closeByItself() {
            guard let first = start, first != current else { return start = nil }
            shapes.append(.line)
            append(first, 0, 1)
            edges[edges.count - 1].isImplied = true
            start = nil
        }

        private mutating func append(_ point: GridPoint, _ from: CGFloat, _ to: CGFloat) {
            let times = PathEdge.ClosedTimes(start: from, end: to)
            edges.append(PathEdge(start: current, end: point, owner: owner, step: shapes.count - 1, times: times))
            current = point
        }
    }
}

extension PathSteps.Shape {
    /// Appends the part of the curve between two times, which begins at the current point, to a path.
    func append(_ times: PathEdge.ClosedTimes, from start: CGPoint, to end: CGPoint, in path: inout PathSegments) {
        let span = times.end - times.start
        switch self {
        case .line:
            path.addLine(to: end)
        case .quadratic(let curve):
            let part = curve.cubic
            let velocity = part.velocity(at: times.start)
            path.addQuadratic(control: CGPoint(x: start.x + velocity.x * span / 2, y: start.y + velocity.y * span / 2), to: end)
        case .cubic(let curve):
            let (first, last) = (curve.velocity(at: times.start), curve.velocity(at: times.end))
            path.addCubic(
                control1: CGPoint(x: start.x + first.x * span / 3, y: start.y + first.y * span / 3),
                control2: CGPoint(x: end.x - last.x * span / 3, y: end.y - last.y * span / 3), to: end)
        }
    }
}

extension CubicCurve {
    /// How fast, and where to, the curve goes at a time.
    fileprivate func velocity(at t: CGFloat) -> CGPoint {
        let s = 1 - t
        let (w0, w1, w2) = (3 * s * s, 6 * s * t, 3 * t * t)
        return CGPoint(
            x: w0 * (control1.x - start.x) + w1 * (control2.x - control1.x) + w2 * (end.x - control2.x),
            y: w0 * (control1.y - start.y) + w1 * (control2.y - control1.y) + w2 * (end.y - control2.y))
    }
}
