internal import CPango
@_spi(ForasteroInternal) internal import CoreGraphics

/// Draws the lines of a layout: backgrounds first, then shadows and glyphs with the lines under and through them.
struct TextPainter {
    let layout: TextLayout
    let origin: CGPoint
    let width: CGFloat
    /// For text without a colour of its own.
    let color: PaintColor

    /// A run of glyphs of one look, with its origin in user space.
    struct Segment {
        var glyphs: UnsafeMutablePointer<PangoGlyphItem>
        var attributes: TextAttributes
        var line: TextLine
        /// The left end, on the line's baseline.
        var start: CGPoint
        var width: CGFloat

        var font: UnsafeMutablePointer<PangoFont>? { glyphs.pointee.item.pointee.analysis.font }

        /// Where the glyphs stand.
        var baseline: CGFloat { start.y - attributes.baselineOffset }

        var strip: GlyphPainter.Strip {
            GlyphPainter.Strip(
                glyphs: glyphs.pointee.glyphs, font: font, attributes: attributes, start: CGPoint(x: start.x, y: baseline))
        }
    }

    func paint(in graphics: CGContext) {
        FontLibrary.shared.withContexts { _ in
            let segments = segments()
            for segment in segments { paintBackground(of: segment, in: graphics) }
            for segment in segments { paintImage(of: segment, in: graphics) }
            guard segments.contains(where: { $0.attributes.shadow != nil }) else {
                return graphics.drawText(extent: extent) { canvas in
                    for segment in segments { paint(segment, on: canvas) }
                }
            }
            for segment in segments { paintWithShadow(segment, in: graphics) }
        }
    }

    private func paintWithShadow(_ segment: Segment, in graphics: CGContext) {
        graphics.saveGState()
        if let shadow = segment.attributes.shadow {
            graphics.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
        }
        graphics.drawText(extent: extent) { paint(segment, on: $0) }
        graphics.restoreGState()
    }

    private func paintBackground(of segment: Segment, in graphics: CGContext) {
        guard let background = segment.attributes.backgroundColor else { return }
        graphics.saveGState()
        graphics.setFillColor(background)
        let top = origin.y + segment.line.top
        graphics.fill(CGRect(x: segment.start.x, y: top, width: segment.width, height: segment.line.height))
        graphics.restoreGState()
    }

    private func paintImage(of segment: Segment, in graphics: CGContext) {
        guard let box = segment.attributes.inlineBox, let image = box.image else { return }
        let size = CGSize(width: box.width, height: box.ascent + box.descent)
        guard size.width > 0, size.height > 0 else { return }
        graphics.saveGState()
        // Pictures stand upright where y grows upwards.
        graphics.translateBy(x: segment.start.x, y: segment.baseline + box.descent)
        graphics.scaleBy(x: 1, y: -1)
        let target = CGRect(origin: .zero, size: size)
        if box.isStencil {
            graphics.clip(to: target, mask: image)
            graphics.setFillColor((segment.attributes.color?.paintColor ?? color).cgColor)
            graphics.fill(target)
        } else {
            graphics.draw(image, in: target)
        }
        graphics.restoreGState()
    }

    /// Around all ink: glyphs may reach beyond their line by about their size.
    private var extent: CGRect {
        let reach = layout.lines.reduce(0) { max($0, $1.height) }
        let size = CGSize(width: max(layout.size.width, width.isFinite ? width : 0), height: layout.size.height)
        return CGRect(origin: origin, size: size).insetBy(dx: -reach, dy: -reach)
    }

    /// All runs of glyphs, line by line. Only while the font library is locked.
    func segments() -> [Segment] {
        layout.lines.flatMap { line in
            layout.paragraphs[line.paragraph].look(ofLine: line.indexInParagraph).map { segments(of: line, $0.runs) } ?? []
        }
    }

    private func segments(of line: TextLine, _ runs: [UnsafeMutablePointer<PangoGlyphItem>]) -> [Segment] {
        let left = origin.x + line.x(inWidth: width)
        let firstSpace = runs.first.map { layout.prepared.characterSpace(of: $0) } ?? 0
        var segments: [Segment] = []
        var x = left
        for run in runs {
            // Pango puts half of a character's space before it and half behind, but none before a line; iOS puts all behind.
            let start = x - (layout.prepared.characterSpace(of: run) - firstSpace) / 2
            let width = points(pango_glyph_string_get_width(run.pointee.glyphs))
            if let last = segments.indices.last { segments[last].width = start - segments[last].start.x }
            segments.append(
                Segment(
                    glyphs: run, attributes: layout.prepared.attributes(of: run), line: line,
                    start: CGPoint(x: start, y: origin.y + line.baseline), width: width))
            x += width
        }
        return segments
    }
}

extension PreparedText {
    /// The look of a run of glyphs.
    func attributes(of run: UnsafeMutablePointer<PangoGlyphItem>) -> TextAttributes { runs[RunTag.index(run)].attributes }

    func characterSpace(of run: UnsafeMutablePointer<PangoGlyphItem>) -> CGFloat { attributes(of: run).characterSpace }
}
