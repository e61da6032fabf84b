internal import CPango

/// The font that glyphs come from, which replaces another where that lacks a character. Numbers of glyphs count in it.
public final class GlyphFont: @unchecked Sendable {
    let pango: UnsafeMutablePointer<PangoFont>

    init(_ pango: UnsafeMutablePointer<PangoFont>) {
        self.pango = pango
        g_object_ref(UnsafeMutableRawPointer(pango))
    }

    /// The face of a font itself.
    public convenience init?(_ font: TextFont) {
        let loaded = FontLibrary.shared.withContexts { pango_context_load_font($0.standard, font.pango) }
        guard let loaded else { return nil }
        self.init(loaded)
        g_object_unref(UnsafeMutableRawPointer(loaded))
    }

    deinit {
        FontLibrary.shared.withContexts { _ in g_object_unref(UnsafeMutableRawPointer(pango)) }
    }
}

/// A stretch of glyphs of one font and one look on a line, from left to right. Places count in points from where the line's text starts.
public struct GlyphRun: Sendable {
    /// One shape and its position.
    public struct Glyph: Sendable {
        /// Zero where nothing is drawn.
        public var number: UInt32
        /// From the left end of the line's text to the pen, and upwards from the line.
        public var origin: CGPoint
        /// From this glyph's pen position to the next one's, in points.
        public var advance: CGFloat
        /// The first UTF-16 position of the characters that the glyph stands for.
        public var position: Int
    }

    /// Nil where the run has no font to draw with.
    public let font: GlyphFont?
    /// From left to right, in both writing directions.
    public let glyphs: [Glyph]
    /// The UTF-16 positions.
    public let range: Range<Int>
    /// True if the characters follow each other from right to left.
    public let isRightToLeft: Bool
    /// Which of the text's runs it belongs to.
    public let look: Int
    /// True if it stands for text that is not shown.
    public let isMark: Bool
    /// The left end, in points from the left end of the line's text.
    public let left: CGFloat
    /// In points, the space between characters included.
    public let width: CGFloat
    /// Space that belongs behind each character. Half of it stands before, but not at the ends of a line.
    public let characterSpace: CGFloat
}

extension TextLayout {
    /// The glyphs of a line.
    public func glyphRuns(ofLine index: Int) -> [GlyphRun] {
        let line = lines[index]
        let paragraph = paragraphs[line.paragraph]
        return FontLibrary.shared.withContexts { _ in
            guard let runs = paragraph.line(line.indexInParagraph)?.runs, let first = runs.first else { return [] }
            let firstSpace = prepared.characterSpace(of: first)
            var x: CGFloat = 0
            return runs.map { run in
                // As where lines are drawn: half of a character's space stands before it, but not at the start of a line.
                let start = x - (prepared.characterSpace(of: run) - firstSpace) / 2
                x += points(pango_glyph_string_get_width(run.pointee.glyphs))
                return glyphRun(run, firstByte: paragraph.bytes.lowerBound, start: start)
            }
        }
    }

    private func glyphRun(_ run: UnsafeMutablePointer<PangoGlyphItem>, firstByte: Int, start: CGFloat) -> GlyphRun {
        let (item, string) = (run.pointee.item.pointee, run.pointee.glyphs.pointee)
        let itemStart = firstByte + Int(item.offset)
        var glyphs: [GlyphRun.Glyph] = []
        glyphs.reserveCapacity(Int(string.num_glyphs))
        var x = start
        for index in 0..<Int(string.num_glyphs) {
            let info = string.glyphs[index]
            let advance = points(info.geometry.width)
            glyphs.append(
                GlyphRun.Glyph(
                    number: info.glyph == PangoGlyph(PANGO_GLYPH_EMPTY) ? 0 : info.glyph,
                    origin: CGPoint(x: x + points(info.geometry.x_offset), y: -points(info.geometry.y_offset)), advance: advance,
                    position: prepared.indexMap.position(itemStart + Int(string.log_clusters[index]))))
            x += advance
        }
        let range = prepared.indexMap.position(itemStart)..<prepared.indexMap.position(itemStart + Int(item.length))
        return GlyphRun(
            font: item.analysis.font.map { GlyphFont($0) }, glyphs: glyphs, range: range,
            isRightToLeft: item.analysis.level & 1 != 0, look: RunTag.index(run),
            isMark: Int(item.analysis.flags) & Int(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0, left: start, width: x - start,
            characterSpace: prepared.characterSpace(of: run))
    }
}
