internal import TextEngine
public import Foundation

/// A line of text that has been laid out, to be drawn anywhere.
///
/// Lengths are in points. The line starts at 0 on its baseline, and y grows upwards.
// apple: https://developer.apple.com/documentation/coretext/ctline
public final class CTLine: Sendable {
    let layout: TextLayout

    init(_ string: NSAttributedString) {
        let font = FontLibrary.shared.font(FontDescription(family: .named("Helvetica"), size: 12))
        let text = StyledText(CTLine.withoutBreaks(string), standardFont: font, standardColor: .black) { style in
            // Of the style of a paragraph, only the direction in which it is written means something to a single line.
            let direction = style.baseWritingDirection
            style = ParagraphStyle()
            style.baseWritingDirection = direction
            style.alignment = .left
        }
        layout = TextLayout(text)
    }

    /// The text on one line: what ends a paragraph is as wide as a space.
    private static func withoutBreaks(_ string: NSAttributedString) -> NSAttributedString {
        let breaks = CharacterSet.newlines
        guard string.string.rangeOfCharacter(from: breaks) != nil else { return string }
        let line = NSMutableAttributedString(attributedString: string)
        for (index, unit) in string.string.utf16.enumerated() {
            guard let scalar = Unicode.Scalar(unit), breaks.contains(scalar) else { continue }
            line.replaceCharacters(in: NSRange(location: index, length: 1), with: " ")
        }
        return line
    }

    /// Fonts of the line, one for each stretch of one look.
    var fonts: [TextFont] { layout.text.runs.map(\.attributes.font) }

    var width: CGFloat { layout.lines.first?.width ?? 0 }

    /// From the top of the line to where its letters stand.
    var baseline: CGFloat { layout.lines.first?.baseline ?? 0 }
}

/// Lays out a text in one line, as long as it may be.
///
/// Characters that end a paragraph show as spaces. Alignment and indents of paragraphs do not count.
// apple: https://developer.apple.com/documentation/coretext/ctlinecreatewithattributedstring(_:)
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine { CTLine(attrString) }

/// The part of the text that the line shows: all of it.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
    CFRange(location: 0, length: line.layout.text.string.utf16.count)
}

/// How many shapes it is drawn with.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.layout.glyphCount }
