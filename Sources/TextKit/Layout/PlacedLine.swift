import Foundation
internal import TextEngine

/// A line as seen from its container and in positions of the whole text.
struct PlacedLine {
    let fragment: LineFragment
    /// Where the piece starts in the text, and how far down it stands.
    let start: Int
    let top: CGFloat

    var rect: CGRect { fragment.rect.offsetBy(dx: 0, dy: top) }
    var usedRect: CGRect { fragment.usedRect.offsetBy(dx: 0, dy: top) }
    var range: NSRange { NSRange(location: start + fragment.range.lowerBound, length: fragment.range.count) }
    /// Where the positions of the line's layout start in the text.
    var layoutStart: Int { start + fragment.layoutStart }

    /// Where letters stand, in the container.
    var baseline: CGFloat { rect.minY + fragment.baseline }
    /// Where the text begins, in the container.
    var textX: CGFloat { fragment.rect.minX + fragment.textX }

    /// Where a caret before a character stands, in the container.
    func caretX(at index: Int) -> CGFloat { textX + fragment.positions.caretX(at: index - layoutStart) }

    func cluster(at index: Int) -> LinePositions.Cluster? { fragment.positions.cluster(at: index - layoutStart) }

    /// The stretches of the line that show a range, from left to right, in the container.
    func spans(of range: NSRange) -> [(left: CGFloat, right: CGFloat)] {
        let part = NSIntersectionRange(range, self.range)
        guard part.length > 0 else { return [] }
        let start = part.location - layoutStart
        return fragment.positions.spans(of: start..<start + part.length).map { ($0.left + textX, $0.right + textX) }
    }
}

extension TextFlow {
    /// The line that shows a character, laid out now; nil where there is none: behind the text, or without room for it.
    func line(at index: Int) -> PlacedLine? {
        guard let piece = pieces.index(at: index) else { return nil }
        ensure(piece)
        return line(at: index, inPiece: piece)
    }

    /// The same, if it is laid out already.
    func laidLine(at index: Int) -> PlacedLine? {
        guard let piece = pieces.index(at: index), isLaid(piece) else { return nil }
        return line(at: index, inPiece: piece)
    }

    private func line(at index: Int, inPiece piece: Int) -> PlacedLine? {
        guard isLaid(piece), let layout = pieces[piece].layout, pieces.extent(at: piece).length > 0 else { return nil }
        let start = pieces.start(of: piece)
        var (low, high) = (0, layout.fragments.count)
        while low < high {
            let middle = (low + high) / 2
            if layout.fragments[middle].range.upperBound > index - start.length { high = middle } else { low = middle + 1 }
        }
        guard low < layout.fragments.count else { return nil }
        return PlacedLine(fragment: layout.fragments[low], start: start.length, top: isSimple ? start.height : 0)
    }

    /// Lays out the lines that show a range.
    func ensureLines(of range: NSRange) {
        guard let first = pieces.index(at: range.location), let last = pieces.index(at: NSMaxRange(range) - 1) else { return }
        for piece in first...last { ensure(piece) }
    }

    /// The line behind the text, laid out now; nil if the text does not end with a break or there is no room.
    func extraLine(layingOut: Bool) -> PlacedLine? {
        let last = pieces.count - 1
        guard last >= 0, pieces.extent(at: last).length == 0 else { return nil }
        if layingOut { ensure(last) }
        guard isLaid(last), let fragment = pieces[last].layout?.fragments.first else { return nil }
        let start = pieces.start(of: last)
        return PlacedLine(fragment: fragment, start: start.length, top: isSimple ? start.height : 0)
    }

    /// The lines that show a range, from the first to the last, laid out as they are come to.
    func forEachLine(in range: NSRange, _ body: (PlacedLine) -> Bool) {
        var index = range.location
        repeat {
            guard let line = line(at: index), body(line), line.range.length > 0 else { return }
            index = NSMaxRange(line.range)
        } while index < NSMaxRange(range)
    }

    /// The lines of a container that a vertical stretch touches, from the top, with the line behind the text.
    ///
    /// - Parameter layingOut: True if lines are laid out for it.
    func forEachLine(from top: CGFloat, to bottom: CGFloat, container: Int, layingOut: Bool = true, _ body: (PlacedLine) -> Bool) {
        if isSimple, container == 0 {
            if layingOut, !manager.allowsNonContiguousLayout { ensurePrefix(toHeight: bottom) }
            return forEachStackedLine(from: top, to: bottom, layingOut, body)
        }
        for piece in 0..<pieces.count {
            if layingOut { ensure(piece) } else if !isLaid(piece) { return }
            guard visit(piece, from: top, to: bottom, container, body) else { return }
            guard isLaid(piece), let end = pieces[piece].layout?.end, end.container <= container else { return }
            if end.container == container, end.y > bottom { return }
        }
    }

    private func forEachStackedLine(from top: CGFloat, to bottom: CGFloat, _ layingOut: Bool, _ body: (PlacedLine) -> Bool) {
        guard var piece = pieces.index(atHeight: top) else { return }
        while piece < pieces.count, pieces.start(of: piece).height <= bottom {
            if layingOut { ensure(piece) }
            if isLaid(piece), !visit(piece, from: top, to: bottom, 0, body) { return }
            piece += 1
        }
    }

    /// Lays everything out down to a height.
    private func ensurePrefix(toHeight bottom: CGFloat) {
        var piece = laidPrefix
        while !isComplete, piece < pieces.count, pieces.start(of: piece).height <= bottom {
            ensure(piece)
            piece += 1
        }
    }

    private func visit(_ piece: Int, from top: CGFloat, to bottom: CGFloat, _ container: Int, _ body: (PlacedLine) -> Bool) -> Bool {
        guard isLaid(piece), let layout = pieces[piece].layout else { return true }
        let start = pieces.start(of: piece)
        for fragment in layout.fragments where fragment.container == container {
            let line = PlacedLine(fragment: fragment, start: start.length, top: isSimple ? start.height : 0)
            if line.rect.maxY > top, line.rect.minY < bottom, !body(line) { return false }
        }
        return true
    }
}
