import Foundation
internal import TextEngine

// Where glyphs are, and what is at a position. All positions are in the container's coordinates unless they say otherwise.
extension NSLayoutManager {
    /// Where a glyph stands, relative to the upper left corner of its line: x of its left end, y of the baseline.
    @objc open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        checkGlyph(glyphIndex, #function)
        guard let line = flow.line(at: glyphIndex) else { return .zero }
        return CGPoint(x: line.caretX(at: glyphIndex) - line.rect.minX, y: line.fragment.baseline)
    }

    /// Returns true if nothing is drawn for a glyph, such as a tab or a break.
    @objc open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
        checkGlyph(glyphIndex, #function)
        return propertyForGlyph(at: glyphIndex).contains(.controlCharacter)
    }

    /// Always false: lines are as high as their fonts ask for.
    @objc open func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { false }

    /// The size of an attachment; (-1, -1) for other glyphs.
    @objc open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        checkGlyph(glyphIndex, #function)
        guard let line = flow.line(at: glyphIndex), let box = line.fragment.box(at: glyphIndex - line.layoutStart) else {
            return CGSize(width: -1, height: -1)
        }
        return CGSize(width: box.width, height: box.ascent + box.descent)
    }

    /// The glyphs that a container shows.
    @objc open func glyphRange(for container: NSTextContainer) -> NSRange {
        guard let index = index(of: container) else { return NSRange(location: 0, length: 0) }
        flow.ensureAll()
        return flow.range(ofContainer: index)
    }

    /// The glyphs around one that stand as their font puts them: those of its line.
    @objc open func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
        checkGlyph(glyphIndex, #function)
        return flow.line(at: glyphIndex)?.range ?? NSRange(location: glyphIndex, length: 1)
    }

    /// The smallest rectangle around glyphs of a range in a container, as high as their lines.
    @objc open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        checkCharacters(glyphRange, #function)
        guard let index = index(of: container) else { return .zero }
        if glyphRange.length == 0 { return caretRect(at: glyphRange.location, index) }
        var bounds = CGRect.null
        flow.forEachLine(in: glyphRange) { line in
            guard line.fragment.container == index else { return line.fragment.container < index }
            let spans = line.spans(of: glyphRange)
            if let first = spans.first, let last = spans.last {
                bounds = bounds.union(CGRect(x: first.left, y: line.rect.minY, width: last.right - first.left, height: line.rect.height))
            } else {
                let x = line.caretX(at: max(glyphRange.location, line.range.location))
                bounds = bounds.union(CGRect(x: x, y: line.rect.minY, width: 0, height: line.rect.height))
            }
            return true
        }
        return bounds.isNull ? .zero : bounds
    }

    /// Without width, as high as its line.
    private func caretRect(at index: Int, _ container: Int) -> CGRect {
        if index >= numberOfGlyphs, let extra = flow.extraLine(layingOut: true), extra.fragment.container == container {
            return CGRect(x: extra.textX, y: extra.rect.minY, width: 0, height: extra.rect.height)
        }
        guard numberOfGlyphs > 0, let line = flow.line(at: min(index, numberOfGlyphs - 1)), line.fragment.container == container else {
            return .zero
        }
        return CGRect(x: line.caretX(at: index), y: line.rect.minY, width: 0, height: line.rect.height)
    }

    /// The glyphs of all lines that a rectangle touches.
    @objc open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        glyphRange(bounds, container, layingOut: true)
    }

    /// As ``glyphRange(forBoundingRect:in:)``, among what is laid out.
    @objc open func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer) -> NSRange {
        glyphRange(bounds, container, layingOut: false)
    }

    private func glyphRange(_ bounds: CGRect, _ container: NSTextContainer, layingOut: Bool) -> NSRange {
        guard let index = index(of: container), !bounds.isNull else { return NSRange(location: 0, length: 0) }
        var range: NSRange?
        flow.forEachLine(from: bounds.minY, to: bounds.maxY, container: index, layingOut: layingOut) { line in
            if line.range.length > 0 { range = range.map { NSUnionRange($0, line.range) } ?? line.range }
            return true
        }
        return range ?? NSRange(location: 0, length: 0)
    }

    // MARK: What is at a position

    /// The glyph at a point, or the nearest one that would be meant by it. Whether the point lies in it says
    /// ``boundingRect(forGlyphRange:in:)``.
    @objc open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// - Parameter partialFraction: How far into the glyph the point lies in its direction of writing, from 0 to 1.
    @objc open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer, fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        partialFraction?.pointee = 0
        guard let line = nearestLine(to: point, in: container), line.range.length > 0 else { return max(numberOfGlyphs - 1, 0) }
        guard let cluster = line.nearestCluster(to: point.x) else { return line.range.location }
        partialFraction?.pointee = line.fraction(point.x, through: cluster)
        return line.layoutStart + cluster.range.lowerBound
    }

    /// How far a point is through the glyph that is nearest, from 0 to 1.
    @objc open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        return fraction
    }

    /// The character whose insertion point lies before a point in the direction of writing, and how far the point is on the way to the
    /// next insertion point.
    @objc open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        partialFraction?.pointee = 0
        guard let line = nearestLine(to: point, in: container), line.range.length > 0 else { return numberOfGlyphs }
        guard let cluster = line.nearestCluster(to: point.x) else { return line.range.location }
        let points = line.fragment.positions.insertionPoints(in: cluster)
        let along = line.fraction(point.x, through: cluster) * CGFloat(points.count)
        let index = min(Int(along), points.count - 1)
        partialFraction?.pointee = min(along - CGFloat(index), 1)
        return line.layoutStart + points[index]
    }

    /// The caret positions of a line, each with its character.
    ///
    /// - Parameters:
    ///   - aFlag: Kept; lines have no other insertion points.
    ///   - dFlag: Whether they come from left to right, and not in the order of the text.
    /// - Returns: How many there are, the one behind the last character among them.
    @objc open func getLineFragmentInsertionPoints(
        forCharacterAt charIndex: Int, alternatePositions aFlag: Bool, inDisplayOrder dFlag: Bool,
        positions: UnsafeMutablePointer<CGFloat>?, characterIndexes charIndexes: UnsafeMutablePointer<Int>?
    ) -> Int {
        checkGlyph(charIndex, #function)
        guard let line = flow.line(at: charIndex) else { return 0 }
        var points: [(CGFloat, Int)] = []
        for cluster in line.fragment.positions.clusters where cluster.range.lowerBound + line.layoutStart < NSMaxRange(line.range) {
            for point in line.fragment.positions.insertionPoints(in: cluster) {
                points.append((line.caretX(at: point + line.layoutStart) - line.rect.minX, point + line.layoutStart))
            }
        }
        if dFlag { points.sort { $0.0 < $1.0 } }
        for (offset, point) in points.enumerated() {
            positions?[offset] = point.0
            charIndexes?[offset] = point.1
        }
        return points.count
    }

    func nearestLine(to point: CGPoint, in container: NSTextContainer) -> PlacedLine? {
        guard let index = index(of: container), numberOfGlyphs > 0 else { return nil }
        return flow.nearestLine(to: point, container: index)
    }

    // MARK: Areas

    /// Calls a block with rectangles that cover a range, from the top.
    ///
    /// - Parameter selectedRange: {NSNotFound, 0} for what just encloses the glyphs; otherwise what a selection of that range shows, which
    ///   reaches to the end of each line but the last.
    @objc open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        checkCharacters(glyphRange, #function)
        guard let index = index(of: textContainer), glyphRange.length > 0 else { return }
        let isSelection = selectedRange.location != NSNotFound
        var stop = ObjCBool(false)
        flow.forEachLine(in: glyphRange) { line in
            guard line.fragment.container == index else { return line.fragment.container < index }
            for rect in line.enclosingRects(of: glyphRange, selected: isSelection ? selectedRange : nil) where !stop.boolValue {
                block(rect, &stop)
            }
            return !stop.boolValue
        }
    }
}

extension PlacedLine {
    /// How far a position lies in a cluster, in its direction of writing.
    func fraction(_ x: CGFloat, through cluster: LinePositions.Cluster) -> CGFloat {
        guard cluster.width > 0 else { return 0 }
        let part = min(max((x - textX - cluster.left) / cluster.width, 0), 1)
        return cluster.isRightToLeft ? 1 - part : part
    }

    /// The characters at a position across, or the nearest; nil in a line without any. A break counts for what lies behind the text.
    func nearestCluster(to x: CGFloat) -> LinePositions.Cluster? {
        var nearest: (cluster: LinePositions.Cluster, distance: CGFloat)?
        for cluster in fragment.positions.clusters {
            let distance = distance(of: x, cluster)
            // Of two that are equally near, the one behind.
            if distance <= (nearest?.distance ?? .infinity) + 0.001 { nearest = (cluster, distance) }
        }
        return nearest?.cluster
    }

    private func distance(of x: CGFloat, _ cluster: LinePositions.Cluster) -> CGFloat {
        let left = textX + cluster.left
        return x < left ? left - x : max(x - left - cluster.width, 0)
    }

    /// The rectangles that cover a part of the line.
    func enclosingRects(of range: NSRange, selected: NSRange?) -> [CGRect] {
        var rects = spans(of: range).map { CGRect(x: $0.left, y: rect.minY, width: $0.right - $0.left, height: rect.height) }
        guard let selected, NSMaxRange(selected) > NSMaxRange(self.range) || endsWithBreak(in: selected) else { return rects }
        // The selection goes on in the next line: it reaches to the line's end.
        if fragment.isRightToLeft {
            let edge = rects.first?.minX ?? caretX(at: range.location)
            if rects.isEmpty { rects.append(CGRect(x: edge, y: rect.minY, width: 0, height: rect.height)) }
            rects[0] = CGRect(x: rect.minX, y: rect.minY, width: rects[0].maxX - rect.minX, height: rect.height)
        } else {
            let start = rects.last?.minX ?? caretX(at: max(range.location, self.range.location))
            if !rects.isEmpty { rects.removeLast() }
            rects.append(CGRect(x: start, y: rect.minY, width: max(rect.maxX - start, 0), height: rect.height))
        }
        return rects
    }

    private func endsWithBreak(in selected: NSRange) -> Bool {
        let text = fragment.layoutStart + fragment.layout.text.string.utf16.count
        return fragment.range.upperBound > text && NSMaxRange(selected) >= NSMaxRange(range)
    }
}

extension LineFragment {
    /// The room of an attachment at a position of the layout.
    func box(at position: Int) -> InlineBox? {
        layout.text.runs.first { $0.range.contains(position) }?.attributes.inlineBox
    }
}

extension TextFlow {
    func range(ofContainer container: Int) -> NSRange {
        if isSimple { return NSRange(location: 0, length: container == 0 ? pieces.total.length : 0) }
        var range: NSRange?
        for index in 0..<pieces.count where isLaid(index) {
            let start = pieces.start(of: index).length
            for fragment in pieces[index].layout?.fragments ?? [] where fragment.container == container && !fragment.range.isEmpty {
                let part = NSRange(location: start + fragment.range.lowerBound, length: fragment.range.count)
                range = range.map { NSUnionRange($0, part) } ?? part
            }
        }
        return range ?? NSRange(location: 0, length: 0)
    }

    /// The line that a point means: the one it lies in, the last one below the text.
    func nearestLine(to point: CGPoint, container: Int) -> PlacedLine? {
        var candidates: [PlacedLine] = []
        forEachLine(from: point.y - 0.001, to: point.y + 0.001, container: container) { line in
            if line.range.length > 0 { candidates.append(line) }
            return true
        }
        let hit = candidates.filter { $0.rect.minY <= point.y && point.y < $0.rect.maxY }
        if let nearest = (hit.isEmpty ? candidates : hit).min(by: { $0.distance(toX: point.x) < $1.distance(toX: point.x) }) {
            return nearest
        }
        if point.y <= 0 { return line(at: 0) }
        let range = isSimple ? NSRange(location: 0, length: pieces.total.length) : laidRange(ofContainer: container)
        return range.length > 0 ? line(at: NSMaxRange(range) - 1) : nil
    }

    private func laidRange(ofContainer container: Int) -> NSRange {
        ensureAll()
        return range(ofContainer: container)
    }
}

extension PlacedLine {
    fileprivate func distance(toX x: CGFloat) -> CGFloat {
        x < rect.minX ? rect.minX - x : max(x - rect.maxX, 0)
    }
}
