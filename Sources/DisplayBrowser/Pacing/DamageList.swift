import Display

/// The pixels that a page does not show yet, as a few rectangles.
struct DamageList: Equatable {
    private(set) var rects: [PixelRect] = []
    /// Beyond that, one rectangle around all costs less than many small pictures.
    private static let most = 8

    var isEmpty: Bool { rects.isEmpty }

    mutating func add(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        var rect = rect
        // Overlapping rectangles are sent once.
        while let index = rects.firstIndex(where: { !$0.intersection(rect).isEmpty }) { rect = rect.enclosing(rects.remove(at: index)) }
        rects.append(rect)
        if rects.count > Self.most, let first = rects.first { rects = [rects.dropFirst().reduce(first) { $0.enclosing($1) }] }
    }

    mutating func removeAll() { rects.removeAll() }

    /// Takes out rectangles of at most so many pixels in all, but at least one row of one. A larger one is cut below a row.
    mutating func take(area: Int) -> [PixelRect] {
        var (taken, left): ([PixelRect], Int) = ([], area)
        while let first = rects.first, taken.isEmpty || left >= first.width {
            let rows = min(first.height, max(1, left / first.width))
            taken.append(PixelRect(x: first.x, y: first.y, width: first.width, height: rows))
            left -= rows * first.width
            if rows == first.height {
                rects.removeFirst()
            } else {
                rects[0] = PixelRect(x: first.x, y: first.y + rows, width: first.width, height: first.height - rows)
            }
        }
        return taken
    }
}

extension PixelRect {
    fileprivate func enclosing(_ other: PixelRect) -> PixelRect {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}
