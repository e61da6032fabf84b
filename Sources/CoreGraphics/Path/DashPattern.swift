/// Ink and gap in turns, along a path.
struct DashPattern {
    private let lengths: [CGFloat]
    private let phase: CGFloat
    /// More dashes than this are no dashes any more: a hostile pattern must not fill the memory.
    private static let maximumCount = 100_000

    /// Fails when the lengths are negative, not finite, or add up to nothing.
    init?(phase: CGFloat, lengths: [CGFloat]) {
        guard phase.isFinite, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.contains(where: { $0 > 0 }) else { return nil }
        // After an odd number of lengths ink and gap would change their roles.
        self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
        self.phase = phase
    }

    func dashed(_ polygons: [Polygon]) -> PathSegments {
        let period = lengths.reduce(0, +)
        let wanted = polygons.reduce(0) { $0 + $1.length } / period * CGFloat(lengths.count)
        var result = PathSegments()
        guard wanted <= CGFloat(DashPattern.maximumCount) else {
            for polygon in polygons { result.append(polygon) }
            return result
        }
        for polygon in polygons { dash(polygon, into: &result) }
        return result
    }

    private func dash(_ polygon: Polygon, into result: inout PathSegments) {
        var (index, left) = start()
        let outline = polygon.isClosed ? polygon.points + polygon.points.prefix(1) : polygon.points
        guard var from = outline.first else { return }
        if index % 2 == 0 { result.move(to: from) }
        for to in outline.dropFirst() {
            var length = hypot(to.x - from.x, to.y - from.y)
            while length > left {
                let part = left / length
                from = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
                length -= left
                if index % 2 == 0 { result.addLine(to: from) } else { result.move(to: from) }
                index = (index + 1) % lengths.count
                left = lengths[index]
            }
            left -= length
            if index % 2 == 0 { result.addLine(to: to) }
            from = to
        }
    }

    /// The element of the pattern that the path begins in, and how much of it is left.
    private func start() -> (index: Int, left: CGFloat) {
        let period = lengths.reduce(0, +)
        var offset = phase.truncatingRemainder(dividingBy: period)
        if offset < 0 { offset += period }
        for (index, length) in lengths.enumerated() {
            if offset < length { return (index, length - offset) }
            offset -= length
        }
        return (0, lengths[0])
    }
}
