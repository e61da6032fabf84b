/// A straight piece of one of the paths that are cut with each other.
struct PathEdge {
    var start, end: GridPoint
    /// Which of the paths it belongs to: 0 or 1.
    var owner: Int
    /// The step of that path it is a piece of, in the order of all.
    var step: Int
    /// Where on the curve of that step it begins and ends; 0 to 1 on a line.
    var times: ClosedTimes
    /// True if the piece was not drawn, but closes a part for filling.
    var isImplied = false

    /// Two times, of which the first may be the later one.
    struct ClosedTimes {
        var start, end: CGFloat

        func time(at share: CGFloat) -> CGFloat { start + (end - start) * share }
    }

    var minX: Int64 { min(start.x, end.x) }
    var maxX: Int64 { max(start.x, end.x) }
    var minY: Int64 { min(start.y, end.y) }
    var maxY: Int64 { max(start.y, end.y) }

    /// The pieces between some points that lie on it or next to it, in the order from start to end.
    func pieces(cutAt points: [GridPoint]) -> [PathEdge] {
        let (dx, dy) = (CGFloat(end.x - start.x), CGFloat(end.y - start.y))
        let length = dx * dx + dy * dy
        let cuts = Set(points).map { point in
            (point, (CGFloat(point.x - start.x) * dx + CGFloat(point.y - start.y) * dy) / length)
        }.filter { $0.0 != start && $0.0 != end }.sorted { $0.1 < $1.1 }
        var pieces: [PathEdge] = []
        var rest = self
        for (point, share) in cuts {
            var piece = rest
            piece.end = point
            piece.times.end = times.time(at: min(max(share, 0), 1))
            (rest.start, rest.times.start) = (point, piece.times.end)
            pieces.append(piece)
        }
        pieces.append(rest)
        return pieces
    }
}
