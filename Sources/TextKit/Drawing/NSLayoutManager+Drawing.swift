import Foundation
internal import TextEngine

// Drawing into the current context, whose y grows downwards. All steps may be overridden; what they change is drawn differently, and
// stands where it stood.
extension NSLayoutManager {
    /// Draws what lies behind characters: the areas of ``NSAttributedString/Key/backgroundColor``.
    ///
    /// - Parameter origin: The upper left corner of the container.
    @objc open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        checkCharacters(glyphsToShow, #function)
        guard let graphics = UIGraphicsGetCurrentContext(), glyphsToShow.length > 0 else { return }
        flow.forEachLine(in: glyphsToShow) { line in
            for stretch in stretches(of: line, in: glyphsToShow) {
                guard let color = stretch.color(.backgroundColor) else { continue }
                let rects = line.spans(of: stretch.range).map {
                    CGRect(x: $0.left, y: line.usedRect.minY, width: $0.right - $0.left, height: line.usedRect.height)
                        .offsetBy(dx: origin.x, dy: origin.y)
                }
                guard !rects.isEmpty else { continue }
                graphics.saveGState()
                color.set()
                fillBackgroundRectArray(rects, count: rects.count, forCharacterRange: stretch.range, color: color)
                graphics.restoreGState()
            }
            return true
        }
    }

    /// Fills the areas behind characters of one colour, which is already that of the context.
    @objc open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        guard let graphics = UIGraphicsGetCurrentContext() else { return }
        for index in 0..<rectCount { graphics.fill(rectArray[index]) }
    }

    /// Draws glyphs, attachments, and lines under and through them.
    ///
    /// - Parameter origin: The upper left corner of the container.
    @objc open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        checkCharacters(glyphsToShow, #function)
        guard let graphics = UIGraphicsGetCurrentContext(), glyphsToShow.length > 0 else { return }
        flow.forEachLine(in: glyphsToShow) { line in
            let stretches = stretches(of: line, in: glyphsToShow)
            for stretch in stretches { draw(stretch, of: line, at: origin, in: graphics) }
            if line.fragment.layout.isTruncated { drawTruncationMark(of: line, at: origin, in: graphics) }
            if showsInvisibleCharacters || showsControlCharacters { drawInvisibles(of: line, in: glyphsToShow, at: origin) }
            return true
        }
    }

    /// Draws glyphs by their numbers in one font.
    ///
    /// - Parameters:
    ///   - positions: Of the pens, in the coordinates of the context.
    ///   - textMatrix: Applied to each glyph; only the identity is.
    @objc open func showCGGlyphs(
        _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
        textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any] = [:], in CGContext: CGContext
    ) {
        guard let face = drawing?.face(for: font) ?? GlyphFont(font.textFont) else { return }
        let numbers = (0..<glyphCount).map { UInt32(glyphs[$0]) }
        let points = Array(UnsafeBufferPointer(start: positions, count: glyphCount))
        var look = TextAttributes(attributes.withoutLink, defaults: .ofStrings)
        look.inlineBox = nil
        // The shadow is that of the context already.
        look.shadow = nil
        look.font = font.textFont
        if look.color == nil { look.color = UIColor.black.resolvedCGColor(with: .current) }
        GlyphDrawing(font: face, attributes: look).draw(numbers, at: points, in: CGContext)
    }

    // MARK: Private

    private func draw(_ stretch: DrawnStretch, of line: PlacedLine, at origin: CGPoint, in graphics: CGContext) {
        let shadow = stretch.shadow
        if let shadow {
            graphics.saveGState()
            graphics.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
        }
        let underline = stretch.lineStyle(.underlineStyle)
        drawing = DrawingPass(stretch: stretch, line: line)
        if underline.isVisible {
            underlineGlyphRange(
                stretch.range, underlineType: underline, lineFragmentRect: line.rect, lineFragmentGlyphRange: line.range,
                containerOrigin: origin)
        }
        drawGlyphs(of: stretch, line, at: origin, in: graphics)
        let strikethrough = stretch.lineStyle(.strikethroughStyle)
        if strikethrough.isVisible {
            drawing = DrawingPass(stretch: stretch, line: line)
            strikethroughGlyphRange(
                stretch.range, strikethroughType: strikethrough, lineFragmentRect: line.rect, lineFragmentGlyphRange: line.range,
                containerOrigin: origin)
        }
        drawing = nil
        if shadow != nil { graphics.restoreGState() }
    }

    private func drawGlyphs(of stretch: DrawnStretch, _ line: PlacedLine, at origin: CGPoint, in graphics: CGContext) {
        let positions = stretch.range.location - line.layoutStart..<NSMaxRange(stretch.range) - line.layoutStart
        for run in line.fragment.positions.runs where run.range.overlaps(positions) {
            if line.fragment.layout.text.runs[run.look].attributes.inlineBox != nil {
                drawAttachments(of: run, stretch, line, at: origin, in: graphics)
                continue
            }
            guard let face = run.font else { continue }
            let start = CGPoint(x: origin.x + line.textX, y: origin.y + line.baseline - stretch.baselineOffset)
            var (plain, plainPoints): ([CGGlyph], [CGPoint]) = ([], [])
            var boxes: [GlyphRun.Glyph] = []
            for glyph in run.glyphs where positions.contains(glyph.position) && glyph.number != 0 {
                let point = CGPoint(x: start.x + glyph.origin.x, y: start.y - glyph.origin.y)
                if let number = CGGlyph(exactly: glyph.number) {
                    plain.append(number)
                    plainPoints.append(point)
                } else {
                    boxes.append(glyph)
                }
            }
            if !plain.isEmpty {
                drawing?.currentFace = face
                showCGGlyphs(
                    plain, positions: plainPoints, count: plain.count, font: stretch.font, textMatrix: .identity,
                    attributes: stretch.attributes, in: graphics)
                drawing?.currentFace = nil
            }
            if !boxes.isEmpty {
                let look = TextAttributes(stretch.attributes.withoutLink, defaults: .ofStrings)
                GlyphDrawing(font: face, attributes: look).draw(
                    boxes.map(\.number), at: boxes.map { CGPoint(x: start.x + $0.origin.x, y: start.y - $0.origin.y) },
                    advances: boxes.map(\.advance), in: graphics)
            }
        }
    }

    private func drawAttachments(
        of run: GlyphRun, _ stretch: DrawnStretch, _ line: PlacedLine, at origin: CGPoint, in graphics: CGContext
    ) {
        guard let attachment = stretch.attributes[.attachment] as? TextAttachmentBase else { return }
        let container = textContainers[line.fragment.container]
        let padding = attachment.usablePadding
        for glyph in run.glyphs {
            let index = line.layoutStart + glyph.position
            guard NSLocationInRange(index, stretch.range), let box = line.fragment.box(at: glyph.position) else { continue }
            let bottom = origin.y + line.baseline - stretch.baselineOffset + box.descent
            let rect = CGRect(
                x: origin.x + line.textX + glyph.origin.x + padding, y: bottom - box.ascent - box.descent,
                width: max(box.width - 2 * padding, 0),
                height: box.ascent + box.descent)
            let bounds = CGRect(x: 0, y: -box.descent, width: rect.width, height: rect.height)
            guard rect.width > 0, rect.height > 0, let image = image(of: attachment, at: index, in: container, bounds) else { continue }
            if image.takesColorOfText {
                image.withTintColor(stretch.textColor, renderingMode: .alwaysOriginal).draw(in: rect)
            } else {
                image.draw(in: rect)
            }
        }
    }

    private func drawTruncationMark(of line: PlacedLine, at origin: CGPoint, in graphics: CGContext) {
        guard let hidden = line.fragment.markRun, let face = hidden.font, let storage, storage.length > 0 else { return }
        let index = min(line.layoutStart + hidden.range.lowerBound, max(NSMaxRange(line.range) - 1, 0))
        let look = TextAttributes(storage.attributes(at: index, effectiveRange: nil), defaults: .ofStrings)
        let start = CGPoint(x: origin.x + line.textX, y: origin.y + line.baseline)
        GlyphDrawing(font: face, attributes: look).draw(
            hidden.glyphs.map(\.number), at: hidden.glyphs.map { CGPoint(x: start.x + $0.origin.x, y: start.y - $0.origin.y) },
            in: graphics)
    }
}

extension NSUnderlineStyle {
    var isVisible: Bool { rawValue & 0x0F != 0 }
}

extension [NSAttributedString.Key: Any] {
    /// The look of links is among the other attributes already.
    fileprivate var withoutLink: Self { self[.link] == nil ? self : filter { $0.key != .link } }
}
