package import Foundation
internal import TextEngine

/// A line as carets and selections see it, in the container's coordinates.
package struct CaretLine {
    let line: PlacedLine
    /// The line behind a text that is empty or ends with a break.
    package let isExtra: Bool

    /// From one side of the container to the other, with the space below the line.
    package var rect: CGRect { line.rect }
    /// Its characters, with the break that ends it.
    package var range: NSRange { line.range }
    /// Where letters stand.
    package var baseline: CGFloat { line.baseline }
    package var isRightToLeft: Bool { line.fragment.isRightToLeft }

    /// The index after the last character that is no break.
    package var textEnd: Int {
        min(NSMaxRange(line.range), line.layoutStart + line.fragment.layout.text.string.utf16.count)
    }

    /// True if the text goes on in the next line without a break.
    package var isWrapped: Bool { !isExtra && textEnd == NSMaxRange(line.range) }

    /// Where a caret before a character stands.
    package func caretX(at index: Int) -> CGFloat { isExtra ? line.textX : line.caretX(at: index) }

    /// Both edges of the characters, from left to right. A break has only the one before it.
    ///
    /// - Parameter endsDocument: True adds the place of a caret behind the text.
    func caretEdges(endsDocument: Bool) -> [(x: CGFloat, index: Int, isLeading: Bool)] {
        guard !isExtra, range.length > 0 else { return [(line.textX, range.location, true)] }
        let end = textEnd
        var starts: [Int] = []
        for cluster in line.fragment.positions.clusters {
            for point in line.fragment.positions.insertionPoints(in: cluster) where line.layoutStart + point < end {
                if line.layoutStart + point >= range.location { starts.append(line.layoutStart + point) }
            }
        }
        var edges: [(x: CGFloat, index: Int, isLeading: Bool)] = []
        for (number, index) in starts.enumerated() {
            let next = number + 1 < starts.count ? starts[number + 1] : end
            let cluster = line.cluster(at: index)
            let isRightToLeft = cluster?.isRightToLeft ?? false
            let x = caretX(at: index)
            // Characters of one direction touch; at the end of a stretch the far edge is that of the shape.
            let isWithin = cluster.map { line.layoutStart + $0.range.upperBound > next } ?? false
            let far = cluster.map { line.textX + $0.left + (isRightToLeft ? 0 : $0.width) } ?? caretX(at: next)
            edges.append((x, index, true))
            edges.append((isWithin ? caretX(at: next) : far, index, false))
        }
        if end < NSMaxRange(range) || endsDocument { edges.append((caretX(at: end), end, true)) }
        return edges.enumerated().sorted { ($0.element.x, $0.offset) < ($1.element.x, $1.offset) }.map(\.element)
    }

    /// The index of the nearest boundary between characters.
    package func index(nearest x: CGFloat) -> Int {
        guard !isExtra, range.length > 0 else { return range.location }
        let end = textEnd
        var nearest = (index: end, distance: abs(caretX(at: end) - x))
        for cluster in line.fragment.positions.clusters {
            for point in line.fragment.positions.insertionPoints(in: cluster) {
                let index = line.layoutStart + point
                guard index >= range.location, index < end else { continue }
                let distance = abs(caretX(at: index) - x)
                if distance < nearest.distance { nearest = (index, distance) }
            }
        }
        return nearest.index
    }
}

extension NSLayoutManager {
    /// The line in which a caret before a character stands, laid out now; nil without text or room.
    ///
    /// - Parameter upstream: True if a position between two lines is the end of the first one.
    package func caretLine(at index: Int, upstream: Bool = false) -> CaretLine? {
        let count = numberOfGlyphs
        if index >= count, let extra = flow.extraLine(layingOut: true) { return CaretLine(line: extra, isExtra: true) }
        guard count > 0 else { return nil }
        let index = min(max(index, 0), count)
        if index > 0, index == count || upstream, let line = flow.line(at: index - 1) {
            let before = CaretLine(line: line, isExtra: false)
            if index == count || before.isWrapped { return before }
        }
        return flow.line(at: min(index, count - 1)).map { CaretLine(line: $0, isExtra: false) }
    }

    /// The line that a point means: the one it lies in, the first above all, the last below all.
    package func caretLine(nearest point: CGPoint, in container: NSTextContainer) -> CaretLine? {
        if let extra = flow.extraLine(layingOut: false) ?? (numberOfGlyphs == 0 ? flow.extraLine(layingOut: true) : nil),
            point.y >= extra.rect.minY || numberOfGlyphs == 0
        {
            return CaretLine(line: extra, isExtra: true)
        }
        let line = nearestLine(to: point, in: container).map { CaretLine(line: $0, isExtra: false) }
        guard let line, NSMaxRange(line.range) == numberOfGlyphs, point.y >= line.rect.maxY else { return line }
        return caretLine(at: numberOfGlyphs) ?? line
    }
}
