internal import CPango
@_spi(ForasteroInternal) public import CoreGraphics

/// Drawing glyphs at positions, without a layout.
public struct GlyphDrawing {
    private let font: GlyphFont
    private let attributes: TextAttributes

    /// - Parameter attributes: What they look like: colour, outline, slant. Offsets and lines are left to the caller.
    public init(font: GlyphFont, attributes: TextAttributes) {
        self.font = font
        self.attributes = attributes
    }

    /// Draws glyphs by their numbers, each with its pen at a point of user space, which must have y growing downwards.
    ///
    /// - Parameter advances: How wide they are, for boxes that stand for characters without a glyph; empty for glyphs of the font.
    public func draw(_ glyphs: [UInt32], at points: [CGPoint], advances: [CGFloat] = [], in graphics: CGContext) {
        guard let first = points.first, glyphs.count == points.count else { return }
        let (left, right) = points.reduce((first.x, first.x)) { (min($0.0, $1.x), max($0.1, $1.x)) }
        let (top, bottom) = points.reduce((first.y, first.y)) { (min($0.0, $1.y), max($0.1, $1.y)) }
        // Glyphs may reach beyond their positions by about their size.
        let reach = attributes.font.size * 2
        let extent = CGRect(x: left - reach, y: top - reach, width: right - left + 2 * reach, height: bottom - top + 2 * reach)
        let painter = GlyphPainter(color: graphics.fillPaint)
        let (font, attributes) = (font, attributes)
        graphics.drawText(extent: extent) { canvas in
            guard GlyphPainter.isNear(first, canvas) else { return }
            FontLibrary.shared.withContexts { _ in
                guard let string = pango_glyph_string_new() else { return }
                defer { pango_glyph_string_free(string) }
                Self.fill(string, glyphs, points, advances.count == glyphs.count ? advances : [], first)
                painter.paint(GlyphPainter.Strip(glyphs: string, font: font.pango, attributes: attributes, start: first), on: canvas)
            }
        }
    }

    private static func fill(
        _ string: UnsafeMutablePointer<PangoGlyphString>, _ glyphs: [UInt32], _ places: [CGPoint], _ advances: [CGFloat], _ start: CGPoint
    ) {
        var pen = start.x
        pango_glyph_string_set_size(string, Int32(clamping: glyphs.count))
        for (index, glyph) in glyphs.enumerated() {
            var geometry = PangoGlyphGeometry()
            geometry.x_offset = pangoUnits(places[index].x - pen)
            if !advances.isEmpty {
                geometry.width = pangoUnits(advances[index])
                pen += advances[index]
            }
            geometry.y_offset = pangoUnits(places[index].y - start.y)
            string.pointee.glyphs[index].glyph = glyph
            string.pointee.glyphs[index].geometry = geometry
            string.pointee.log_clusters[index] = 0
        }
    }
}
