/// Walks round the parts of the plane that an operation keeps.
struct PathOutlines {
    /// A border in the direction in which what is kept lies on its left.
    private struct Way {
        var start, end: GridPoint
        var owner: Int
        var step: Int
        var times: PathEdge.ClosedTimes

        init(_ border: PathArrangement.Border, isForward: Bool) {
            (start, end) = isForward ? (border.start, border.end) : (border.end, border.start)
            (owner, step, times) = (border.edge.owner, border.edge.step, border.edge.times)
            if border.edge.start != start { swap(&times.start, &times.end) }
        }

        func continues(in next: Way) -> Bool { owner == next.owner && step == next.step && times.end == next.times.start }
    }

    /// A closed way with the area that it encloses, in steps of the grid; less than zero round a hole.
    struct Outline {
        var segments: PathSegments
        var area: Double
        /// Its corners, curves being cut into pieces.
        var corners: [GridPoint]
    }

    private let ways: [Way]
    private var outgoing: [GridPoint: [Int]] = [:]

    init(_ arrangement: PathArrangement, keeping isKept: (SIMD2<Int>) -> Bool) {
        var ways: [Way] = []
        for border in arrangement.borders {
            let (left, right) = (isKept(border.turnsOnLeft), isKept(border.turnsOnRight))
            if left != right { ways.append(Way(border, isForward: left)) }
        }
        self.ways = ways
        for (index, way) in ways.enumerated() { outgoing[way.start, default: []].append(index) }
    }

    var isEmpty: Bool { ways.isEmpty }

    func outlines(shapes: [[PathSteps.Shape]], grid: PathGrid) -> [Outline] {
        var isUsed = [Bool](repeating: false, count: ways.count)
        var outlines: [Outline] = []
        for first in ways.indices where !isUsed[first] {
            var loop: [Way] = []
            var index: Int? = first
            while let present = index {
                isUsed[present] = true
                loop.append(ways[present])
                index = ways[present].end == ways[first].start ? nil : next(after: ways[present], isUsed)
            }
            outlines.append(outline(of: loop, shapes, grid))
        }
        return outlines
    }

    /// The way that goes on round the same part: the one most to the left.
    private func next(after way: Way, _ isUsed: [Bool]) -> Int? {
        let candidates = (outgoing[way.end] ?? []).filter { !isUsed[$0] }
        guard candidates.count > 1 else { return candidates.first }
        return candidates.min { Self.turn(way.start, way.end, ways[$0].end, isBefore: ways[$1].end) }
    }

    /// Compares directions from a point, clockwise from the one that leads back.
    private static func turn(_ back: GridPoint, _ middle: GridPoint, _ first: GridPoint, isBefore second: GridPoint) -> Bool {
        /// 0 on the clockwise half, that is to the left of the way here; 1 straight on or to the right.
        func half(_ point: GridPoint) -> Int { GridPoint.side(of: point, from: back, to: middle) > 0 ? 0 : 1 }
        if half(first) != half(second) { return half(first) < half(second) }
        return GridPoint.side(of: second, from: middle, to: first) < 0
    }

    private func outline(of loop: [Way], _ shapes: [[PathSteps.Shape]], _ grid: PathGrid) -> Outline {
        let corners = loop.map(\.start)
        let steps = merged(loop)
        var segments = PathSegments()
        segments.move(to: grid.point(steps[0].start))
        for (index, way) in steps.enumerated() {
            let shape = shapes[way.owner][way.step]
            if case .line = shape, index == steps.count - 1 { break }
            shape.append(way.times, from: grid.point(way.start), to: grid.point(way.end), in: &segments)
        }
        segments.close()
        return Outline(segments: segments, area: Self.area(corners), corners: corners)
    }

    /// The loop with adjoining pieces of one line or curve as one.
    private func merged(_ loop: [Way]) -> [Way] {
        let start = loop.indices.first { !loop[($0 + loop.count - 1) % loop.count].continues(in: loop[$0]) } ?? 0
        var steps: [Way] = []
        for way in Array(loop[start...]) + Array(loop[..<start]) {
            if let last = steps.last, last.continues(in: way) {
                steps[steps.count - 1].end = way.end
                steps[steps.count - 1].times.end = way.times.end
            } else {
                steps.append(way)
            }
        }
        return steps
    }

    private static func area(_ corners: [GridPoint]) -> Double {
        guard let origin = corners.first else { return 0 }
        var area = 0.0
        for (point, next) in zip(corners, Array(corners[1...]) + [origin]) {
            let (x, y) = (Double(point.x - origin.x), Double(point.y - origin.y))
            area += x * Double(next.y - origin.y) - y * Double(next.x - origin.x)
        }
        return area / 2
    }
}
