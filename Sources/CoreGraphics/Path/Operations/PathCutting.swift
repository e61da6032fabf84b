/// Cuts straight pieces where they cross or touch, until none of them meets another but at its ends.
///
/// A cut is moved to the grid, which may turn its two halves a little and make new crossings; so it is done again until there is none.
struct PathCutting {
    private(set) var edges: [PathEdge]

    /// So often cutting starts again. Twice is usual.
    private static let roundLimit = 32

    init(_ edges: [PathEdge]) {
        self.edges = edges.filter { $0.start != $0.end }
        for _ in 0..<Self.roundLimit {
            let cuts = findCuts()
            guard cuts.contains(where: { !$0.isEmpty }) else { return }
            cut(at: cuts)
        }
    }

    private mutating func cut(at cuts: [[GridPoint]]) {
        var pieces: [PathEdge] = []
        pieces.reserveCapacity(edges.count * 2)
        for (edge, points) in zip(edges, cuts) {
            if points.isEmpty {
                pieces.append(edge)
            } else {
                pieces += edge.pieces(cutAt: points).filter { $0.start != $0.end }
            }
        }
        edges = pieces
    }

    /// The points at which each piece has to be cut.
    private func findCuts() -> [[GridPoint]] {
        var cuts = [[GridPoint]](repeating: [], count: edges.count)
        // From left to right: only what has not ended on the way can meet.
        let order = edges.indices.sorted { edges[$0].minX < edges[$1].minX }
        var open: [Int] = []
        for index in order {
            let edge = edges[index]
            open.removeAll { edges[$0].maxX < edge.minX }
            for other in open where edges[other].minY <= edge.maxY && edges[other].maxY >= edge.minY {
                let (own, others) = Self.meet(edge, edges[other])
                cuts[index] += own
                cuts[other] += others
            }
            open.append(index)
        }
        return cuts
    }

    /// Finds where two pieces meet: for each the points that are not its ends.
    private static func meet(_ first: PathEdge, _ second: PathEdge) -> ([GridPoint], [GridPoint]) {
        let (a, b, c, d) = (first.start, first.end, second.start, second.end)
        if (a == c && b == d) || (a == d && b == c) { return ([], []) }
        let sideC = GridPoint.side(of: c, from: a, to: b)
        let sideD = GridPoint.side(of: d, from: a, to: b)
        if (sideC > 0 && sideD > 0) || (sideC < 0 && sideD < 0) { return ([], []) }
        let sideA = GridPoint.side(of: a, from: c, to: d)
        let sideB = GridPoint.side(of: b, from: c, to: d)
        if (sideA > 0 && sideB > 0) || (sideA < 0 && sideB < 0) { return ([], []) }
        var (firstCuts, secondCuts): ([GridPoint], [GridPoint]) = ([], [])
        // An end that lies on the other piece cuts that one; so do the ends of pieces on one line.
        if sideC == 0, isInside(c, a, b) { firstCuts.append(c) }
        if sideD == 0, isInside(d, a, b) { firstCuts.append(d) }
        if sideA == 0, isInside(a, c, d) { secondCuts.append(a) }
        if sideB == 0, isInside(b, c, d) { secondCuts.append(b) }
        guard sideA != 0, sideB != 0, sideC != 0, sideD != 0 else { return (firstCuts, secondCuts) }
        let share = Double(sideA) / (Double(sideA) - Double(sideB))
        let crossing = GridPoint(
            x: a.x + Int64((Double(b.x - a.x) * share).rounded()), y: a.y + Int64((Double(b.y - a.y) * share).rounded()))
        if crossing != a, crossing != b { firstCuts.append(crossing) }
        if crossing != c, crossing != d { secondCuts.append(crossing) }
        return (firstCuts, secondCuts)
    }

    /// Returns true if a point on the line of a piece is one of its inner points.
    private static func isInside(_ point: GridPoint, _ start: GridPoint, _ end: GridPoint) -> Bool {
        point != start && point != end && min(start, end) < point && point < max(start, end)
    }
}
