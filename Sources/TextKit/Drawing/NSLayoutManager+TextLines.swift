import Foundation
internal import TextEngine

// Lines under text and through it.
extension NSLayoutManager {
    /// Draws a line under those of the glyphs that get one: not under white space at the ends of a line, and not between words if it is by
    /// words. Calls ``drawUnderline(forGlyphRange:underlineType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)``
    /// for each piece.
    @objc open func underlineGlyphRange(
        _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        for part in decoratedParts(glyphRange, lineGlyphRange, byWord: underlineVal.contains(.byWord)) {
            drawUnderline(
                forGlyphRange: part, underlineType: underlineVal, baselineOffset: 0, lineFragmentRect: lineRect,
                lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
        }
    }

    /// Draws one line under glyphs, in the ``NSAttributedString/Key/underlineColor`` of the first one, or the colour of the text.
    ///
    /// - Parameter baselineOffset: How much further down than usual, in points.
    @objc open func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        drawLine(glyphRange, underlineVal, .underlineColor, containerOrigin) { stretch in
            stretch.font.textFont.underlineDepth - stretch.baselineOffset + baselineOffset
        }
    }

    /// As ``underlineGlyphRange(_:underlineType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)``, for lines through text.
    @objc open func strikethroughGlyphRange(
        _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        for part in decoratedParts(glyphRange, lineGlyphRange, byWord: strikethroughVal.contains(.byWord)) {
            drawStrikethrough(
                forGlyphRange: part, strikethroughType: strikethroughVal, baselineOffset: 0, lineFragmentRect: lineRect,
                lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
        }
    }

    /// Draws a line through glyphs, as high as half of a small x. Override it to draw another one.
    /// - Parameters:
    /// - baselineOffset: points by which the line is lowered.
    /// - containerOrigin: where the container is in the current context.
    @objc open func drawStrikethrough(
        forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        drawLine(glyphRange, strikethroughVal, .strikethroughColor, containerOrigin) { stretch in
            -stretch.font.xHeight / 2 - stretch.baselineOffset + baselineOffset
        }
    }

    // MARK: Private

    /// - Parameter depth: How far below the baseline.
    private func drawLine(
        _ range: NSRange, _ style: NSUnderlineStyle, _ colorKey: NSAttributedString.Key, _ origin: CGPoint,
        depth: (DrawnStretch) -> CGFloat
    ) {
        guard style.isVisible, let graphics = UIGraphicsGetCurrentContext(), range.length > 0, let line = flow.line(at: range.location),
            let stretch = drawing?.stretch ?? stretches(of: line, in: range).first
        else { return }
        let single = stretch.font.textFont.decorationThickness
        let thickness = style.rawValue & 0x0F == NSUnderlineStyle.thick.rawValue ? 2 * single : single
        let y = origin.y + line.baseline + depth(stretch)
        graphics.saveGState()
        (stretch.color(colorKey) ?? stretch.textColor).setStroke()
        graphics.setLineWidth(thickness)
        let dashes = style.dashes.map { $0 * thickness }
        if !dashes.isEmpty { graphics.setLineDash(phase: 0, lengths: dashes) }
        for span in line.spans(of: range) {
            for offset in style.rawValue & 0x0F == NSUnderlineStyle.double.rawValue ? [0, 2 * thickness] : [0] {
                graphics.move(to: CGPoint(x: origin.x + span.left, y: y + offset))
                graphics.addLine(to: CGPoint(x: origin.x + span.right, y: y + offset))
            }
        }
        graphics.strokePath()
        graphics.restoreGState()
    }

    /// The parts of a range that a line is drawn at.
    private func decoratedParts(_ range: NSRange, _ line: NSRange, byWord: Bool) -> [NSRange] {
        guard let storage else { return [] }
        func isSpace(_ index: Int) -> Bool {
            let unit = storage.unit(at: index)
            return unit == 0x20 || (0x09...0x0D).contains(unit) || unit == 0xA0 || unit == 0x85 || (0x2000...0x200A).contains(unit)
                || unit == 0x2028 || unit == 0x2029 || unit == 0x3000
        }
        var (start, end) = (range.location, NSMaxRange(range))
        // White space counts as between words only where words follow on the same line.
        if end == NSMaxRange(line) || byWord { while end > start, isSpace(end - 1) { end -= 1 } }
        if start == line.location || byWord { while start < end, isSpace(start) { start += 1 } }
        guard byWord else { return start < end ? [NSRange(location: start, length: end - start)] : [] }
        var parts: [NSRange] = []
        var word = start
        for index in start..<end where isSpace(index) {
            if index > word { parts.append(NSRange(location: word, length: index - word)) }
            word = index + 1
        }
        if word < end { parts.append(NSRange(location: word, length: end - word)) }
        return parts
    }
}

extension NSUnderlineStyle {
    /// Lengths of ink and gap in units of the line's thickness.
    fileprivate var dashes: [CGFloat] {
        switch rawValue & 0x0F00 {
        case NSUnderlineStyle.patternDot.rawValue: [1, 1]
        case NSUnderlineStyle.patternDash.rawValue: [4, 2]
        case NSUnderlineStyle.patternDashDot.rawValue: [4, 2, 1, 2]
        case NSUnderlineStyle.patternDashDotDot.rawValue: [4, 2, 1, 2, 1, 2]
        default: []
        }
    }
}
