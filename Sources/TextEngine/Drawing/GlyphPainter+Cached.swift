internal import CPango
@_spi(ForasteroInternal) internal import CoreGraphics

extension GlyphPainter {
    /// Fonts larger than this many pixels have gaps so wide that whole pixels do not show.
    static let largestSize: CGFloat = 96

    /// Fills the glyphs of a strip from the glyph cache, with their positions rounded to a quarter of a pixel.
    ///
    /// - Returns: False when that cannot be done and nothing has been drawn: turned text, large text, glyphs without
    ///   outlines, a document.
    func fillCached(_ strip: Strip, _ color: PaintColor, on canvas: TextCanvas) -> Bool {
        let toPixels = canvas.userToPixels
        guard canvas.hasPixels, toPixels.b == 0, toPixels.c == 0, toPixels.a == toPixels.d, toPixels.a > 0,
            strip.attributes.font.size * toPixels.a <= GlyphPainter.largestSize, let font = strip.font
        else { return false }
        let start = strip.start.applying(toPixels)
        let set = FontLibrary.shared.glyphs.set(font, scale: toPixels.a)
        var placed: [PlacedGlyph] = []
        guard Self.place(strip.glyphs.pointee, at: start, set, &placed) else { return false }
        guard let mask = GlyphMask(placed) else { return true }
        canvas.paint(color, through: mask.coverage, atPixel: mask.origin)
        return true
    }

    /// Adds the glyphs of a string with the top left pixels of their coverage.
    /// - Returns: False when one of them cannot be had that way.
    static func place(_ string: PangoGlyphString, at start: CGPoint, _ set: GlyphSet, _ placed: inout [PlacedGlyph]) -> Bool {
        let scale = set.scale
        let baseline = Int(start.y.rounded())
        placed.reserveCapacity(placed.count + Int(string.num_glyphs))
        var x = start.x
        for index in 0..<Int(string.num_glyphs) {
            let info = string.glyphs[index]
            defer { x += points(info.geometry.width) * scale }
            guard info.glyph != GlyphPainter.emptyGlyph else { continue }
            guard info.glyph & GlyphPainter.unknownGlyphFlag == 0 else { return false }
            let quarters = ((x + points(info.geometry.x_offset) * scale) * CGFloat(GlyphSet.phases)).rounded()
            let column = (quarters / CGFloat(GlyphSet.phases)).rounded(.down)
            let phase = Int(quarters - column * CGFloat(GlyphSet.phases))
            guard let glyph = set.glyph(info.glyph, phase: phase) else { return false }
            guard let coverage = glyph.coverage else { continue }
            let raised = Int((points(info.geometry.y_offset) * scale).rounded())
            placed.append(PlacedGlyph(coverage: coverage, x: Int(column) + glyph.left, y: baseline + raised + glyph.top))
        }
        return true
    }

    /// The glyph of Pango for characters that take no room.
    private static let emptyGlyph: UInt32 = 0x0FFF_FFFF
    /// Marks characters that no font has; they are drawn as boxes with their number.
    private static let unknownGlyphFlag: UInt32 = 0x1000_0000
}
