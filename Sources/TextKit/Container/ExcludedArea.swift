import Foundation

/// The part of a line that exclusion paths leave.
struct ExcludedArea {
    private let paths: [UIBezierPath]

    /// How far apart positions in a line are tried, in points.
    // ad-hoc: finer than a letter
    private static let step: CGFloat = 2
    /// Parts narrower than this hold no text.
    private static let narrowest: CGFloat = 8

    init(_ paths: [UIBezierPath]) { self.paths = paths }

    /// From left to right, the left and right end of what is free over the whole height of a line.
    func freeSpans(in line: CGRect) -> [(CGFloat, CGFloat)] {
        guard line.width.isFinite, line.width < NSTextContainer.unlimited / 2 else { return [(line.minX, line.maxX)] }
        var taken: [(CGFloat, CGFloat)] = []
        for path in paths { taken += takenSpans(of: path, in: line) }
        taken.sort { $0.0 < $1.0 }
        var spans: [(CGFloat, CGFloat)] = []
        var left = line.minX
        for span in taken {
            if span.0 - left >= Self.narrowest { spans.append((left, span.0)) }
            left = max(left, span.1)
        }
        if line.maxX - left >= Self.narrowest { spans.append((left, line.maxX)) }
        return spans
    }

    private func takenSpans(of path: UIBezierPath, in line: CGRect) -> [(CGFloat, CGFloat)] {
        let bounds = path.bounds
        let top = max(line.minY, bounds.minY), bottom = min(line.maxY, bounds.maxY)
        guard !bounds.isNull, top < bottom, bounds.minX < line.maxX, bounds.maxX > line.minX else { return [] }
        if path.isRectangle { return [(bounds.minX, bounds.maxX)] }
        let heights = (0...4).map { top + (bottom - top) * (CGFloat($0) + 0.01) / 4.02 }
        var spans: [(CGFloat, CGFloat)] = []
        var x = max(bounds.minX, line.minX)
        let end = min(bounds.maxX, line.maxX)
        while x < end + Self.step {
            if heights.contains(where: { path.contains(CGPoint(x: min(x, end - 0.01), y: $0)) }) {
                if let last = spans.last, x - last.1 <= Self.step * 1.5 {
                    spans[spans.count - 1].1 = min(x + Self.step, bounds.maxX)
                } else {
                    spans.append((max(x - Self.step, bounds.minX), min(x + Self.step, bounds.maxX)))
                }
            }
            x += Self.step
        }
        return spans
    }
}

extension UIBezierPath {
    /// True if the path fills its bounds, tried at points near its corners.
    fileprivate var isRectangle: Bool {
        let inner = bounds.insetBy(dx: bounds.width * 0.001, dy: bounds.height * 0.001)
        return contains(CGPoint(x: inner.minX, y: inner.minY)) && contains(CGPoint(x: inner.maxX, y: inner.minY))
            && contains(CGPoint(x: inner.minX, y: inner.maxY)) && contains(CGPoint(x: inner.maxX, y: inner.maxY))
    }
}
