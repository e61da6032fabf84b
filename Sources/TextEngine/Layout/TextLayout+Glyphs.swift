internal import CPango

extension TextLayout {
    /// How many glyphs are drawn; those that stand for nothing, such as a joiner, do not count.
    public var glyphCount: Int {
        FontLibrary.shared.withContexts { _ in
            lines.reduce(0) { count, line in
                let runs = paragraphs[line.paragraph].line(line.indexInParagraph)?.runs ?? []
                return count + runs.reduce(0) { $0 + Self.glyphCount($1.pointee.glyphs.pointee) }
            }
        }
    }

    private static func glyphCount(_ string: PangoGlyphString) -> Int {
        (0..<Int(string.num_glyphs)).count { string.glyphs[$0].glyph != PangoGlyph(PANGO_GLYPH_EMPTY) }
    }
}
