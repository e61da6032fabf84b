/// The parts of a picture whose edges keep their size: what is taken from it, in pixels, and where it goes.
struct NinePartImage {
    struct Part: Equatable {
        /// From the top left of the picture, in pixels.
        var source: CGRect
        var target: CGRect
    }
    let parts: [Part]

    /// - Parameters:
    ///   - size: of the picture, in points.
    ///   - scale: pixels per point.
    init(size: CGSize, scale: CGFloat, stretching: ImageStretching, in rect: CGRect) {
        let caps = stretching.caps
        let columns = Self.spans(
            length: size.width, before: caps.left, center: stretching.centerWidth, after: caps.right, scale: scale, from: rect.minX,
            to: rect.maxX)
        let rows = Self.spans(
            length: size.height, before: caps.top, center: stretching.centerHeight, after: caps.bottom, scale: scale, from: rect.minY,
            to: rect.maxY)
        var parts: [Part] = []
        for row in rows where !row.source.isEmpty && !row.target.isEmpty {
            for column in columns where !column.source.isEmpty && !column.target.isEmpty {
                parts.append(Part(source: CGRect(column.source, row.source), target: CGRect(column.target, row.target)))
            }
        }
        self.parts = parts
    }

    /// Cap, middle and cap along one direction.
    private static func spans(
        length: CGFloat, before: CGFloat, center: CGFloat?, after: CGFloat, scale: CGFloat, from start: CGFloat, to end: CGFloat
    ) -> [(source: Range<CGFloat>, target: Range<CGFloat>)] {
        let pixels = (length * scale).rounded()
        let first = min(max((before * scale).rounded(), 0), pixels)
        let last = min(max((after * scale).rounded(), 0), pixels - first)
        // Where there is no room for both caps they share it.
        let shrink = min(1, (end - start) / max((first + last) / scale, .leastNonzeroMagnitude))
        let firstEnd = start + first / scale * shrink
        let lastStart = max(end - last / scale * shrink, firstEnd)
        let middle = min(center.map { ($0 * scale).rounded() } ?? pixels, pixels - last - first)
        return [
            (0..<first, start..<firstEnd), (first..<(first + middle), firstEnd..<lastStart), ((pixels - last)..<pixels, lastStart..<end),
        ]
    }
}

extension CGRect {
    fileprivate init(_ horizontal: Range<CGFloat>, _ vertical: Range<CGFloat>) {
        self.init(
            x: horizontal.lowerBound, y: vertical.lowerBound, width: horizontal.upperBound - horizontal.lowerBound,
            height: vertical.upperBound - vertical.lowerBound)
    }
}
