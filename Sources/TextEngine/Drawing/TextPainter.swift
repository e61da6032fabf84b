internal import CPango
@_spi(ForasteroInternal) internal import CoreGraphics

/// Draws the lines of a layout: backgrounds first, then shadows and glyphs with the lines under and through them.
struct TextPainter {
    let layout: TextLayout
    let origin: CGPoint
    let width: CGFloat
    /// For text without a colour of its own.
    let color: PaintColor

    /// A stretch of glyphs of one look, with its place in user space.
    struct Segment {
        var glyphs: UnsafeMutablePointer<PangoGlyphItem>
        var attributes: TextAttributes
        var line: TextLine
        /// The left end, on the line's baseline.
        var start: CGPoint
        var width: CGFloat
        /// How far the glyphs stand to the left of where Pango has them.
        var lead: CGFloat

        var font: UnsafeMutablePointer<PangoFont>? { glyphs.pointee.item.pointee.analysis.font }

        /// How far glyphs lean to the right per unit of height.
        var slant: CGFloat { attributes.font.description.slant + attributes.obliqueness }

        /// Where the glyphs stand.
        var baseline: CGFloat { start.y - attributes.baselineOffset }
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

    private func segments() -> [Segment] {
        var segments: [Segment] = []
        for line in layout.lines {
            guard let pangoLine = layout.paragraphs[line.paragraph].line(line.indexInParagraph) else { continue }
            var x = origin.x + line.x(inWidth: width)
            let runs = pangoLine.runs
            let firstSpace = runs.first.map { layout.prepared.runs[RunTag.index($0)].attributes.characterSpace } ?? 0
            for run in runs {
                let attributes = layout.prepared.runs[RunTag.index(run)].attributes
                let runWidth = points(pango_glyph_string_get_width(run.pointee.glyphs))
                // Pango puts half of a character's space before it and half behind, but none before a line; iOS puts all behind.
                segments.append(
                    Segment(
                        glyphs: run, attributes: attributes, line: line, start: CGPoint(x: x, y: origin.y + line.baseline),
                        width: runWidth, lead: (attributes.characterSpace - firstSpace) / 2))
                x += runWidth
            }
        }
        return segments
    }
}
