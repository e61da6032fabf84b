import Foundation
internal import TextEngine

/// A stretch of a line of one font and one look.
// apple: https://developer.apple.com/documentation/coretext/ctrun
public final class CTRun: @unchecked Sendable {
    let glyphRun: GlyphRun
    /// Those that are drawn or take room.
    let glyphs: [GlyphRun.Glyph]
    /// That of the attributes, or what replaces it.
    let font: CTFont
    let look: TextAttributes
    let attributes: NSDictionary
    let indices: LineIndices
    let memory: RunMemory

    init(_ run: GlyphRun, of line: CTLine) {
        glyphRun = run
        glyphs = run.glyphs.filter { $0.number != 0 || $0.advance != 0 }
        indices = line.indices
        look = line.layout.text.runs[min(run.look, line.layout.text.runs.count - 1)].attributes
        var values = CTRun.values(of: line.string, at: run.range.lowerBound)
        let asked = values["NSFont"] as? CTFont ?? CTFont(look.font)
        font = CTRun.font(asked, run.font)
        values["NSFont"] = font
        attributes = NSDictionary(dictionary: values)
        memory = RunMemory(glyphs, raised: look.baselineOffset, indices)
    }

    private static func values(of string: NSAttributedString, at index: Int) -> [String: Any] {
        guard index < string.length else { return [:] }
        var values: [String: Any] = [:]
        for (key, value) in string.attributes(at: index, effectiveRange: nil) { values[key.rawValue] = value }
        return values
    }

    /// The font that was asked for, if the glyphs are its own.
    private static func font(_ asked: CTFont, _ found: GlyphFont?) -> CTFont {
        guard let found, let own = asked.glyphs, found.description != own.description else { return asked }
        var description = found.description
        description.features = asked.textFont.description.features
        description.slant = asked.textFont.description.slant
        return asked.counterpart(CTFont(FontLibrary.shared.font(description)))
    }

    /// Glyphs by a range whose length 0 reaches to the end.
    func indices(of range: CFRange) -> Range<Int> {
        let start = min(max(range.location, 0), glyphs.count)
        return start..<(range.length <= 0 ? glyphs.count : min(start + range.length, glyphs.count))
    }

    func position(_ index: Int) -> CGPoint {
        CGPoint(x: glyphs[index].origin.x, y: glyphs[index].origin.y + look.baselineOffset)
    }
}
