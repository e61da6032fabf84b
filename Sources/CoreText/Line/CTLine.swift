@_spi(ForasteroInternal) internal import CoreGraphics
import Foundation
internal import TextEngine

/// A line of text that has been laid out, to be drawn anywhere.
///
/// Lengths are in points. The line starts at 0 on its baseline, and y grows upwards. Indices count in the text that it was made of.
// apple: https://developer.apple.com/documentation/coretext/ctline
public final class CTLine: @unchecked Sendable {
    /// What is shown, without the end of a paragraph behind it.
    let string: NSAttributedString
    let layout: TextLayout
    let indices: LineIndices
    /// How wide what stands at its end is that does not count where lines are aligned.
    let trailingBlank: CGFloat
    private let runsLock = NSLock()
    private var knownRuns: [CTRun]?

    /// - Parameters:
    ///   - string: What is shown.
    ///   - indices: Nil for the whole text.
    ///   - direction: Nil leaves it to the paragraph style.
    ///   - tabOffset: Where the line begins, for tabs.
    ///   - justification: Added to what stands for a space.
    init(
        _ string: NSAttributedString, indices: LineIndices? = nil, direction: TextDirection? = nil, tabOffset: CGFloat = 0,
        justification: CGFloat = 0
    ) {
        let shown = string.withoutParagraphEnd
        self.string = shown
        self.indices = indices ?? LineIndices(range: 0..<string.length, shownCount: shown.length)
        let text = CTLine.text(shown, endOf: string, direction, tabOffset)
        layout = TextLayout(justification == 0 ? text : text.widened(by: justification))
        trailingBlank = CTLine.trailingBlank(shown, layout)
    }

    private static func text(
        _ shown: NSAttributedString, endOf string: NSAttributedString, _ direction: TextDirection?, _ tabOffset: CGFloat
    ) -> StyledText {
        // An empty line is as high as what ends it.
        let attributed = shown.length == 0 && string.length > 0 ? string : shown.withoutBreaks
        let text = StyledText(attributed, standardFont: .standard, standardColor: .black) { style in
            // Of the style of a paragraph, only its direction and its tabs mean something to a single line.
            var line = ParagraphStyle()
            line.baseWritingDirection = direction ?? style.baseWritingDirection
            line.alignment = .left
            (line.tabs, line.defaultTabInterval) = (style.tabs, style.defaultTabInterval)
            style = line.withTabs(movedBy: tabOffset)
        }
        guard shown.length == 0, let first = text.runs.first else { return text }
        return StyledText("", first.attributes, paragraphStyle: first.paragraphStyle)
    }

    private static func trailingBlank(_ string: NSAttributedString, _ layout: TextLayout) -> CGFloat {
        let text = string.string
        let end = text.unicodeScalars.reversed().prefix { $0.properties.isWhitespace }.reduce(0) { $0 + ($1.value > 0xFFFF ? 2 : 1) }
        guard end > 0 else { return 0 }
        return layout.selectionRects(for: string.length - end..<string.length).reduce(0) { $0 + $1.width }
    }

    /// Stretches of one font and one look, from left to right.
    var runs: [CTRun] {
        runsLock.withLock {
            let runs = knownRuns ?? layout.glyphRuns(ofLine: 0).map { CTRun($0, of: self) }
            knownRuns = runs
            return runs
        }
    }

    var width: CGFloat { layout.lines.first?.width ?? 0 }

    /// From the top of the line to where its letters stand.
    var baseline: CGFloat { layout.lines.first?.baseline ?? 0 }

    var isRightToLeft: Bool { layout.lines.first?.isRightToLeft ?? false }
}

extension TextFont {
    /// That of text which says nothing.
    static var standard: TextFont { FontLibrary.shared.font(FontDescription(family: .named("Helvetica"), size: 12)) }
}

extension NSAttributedString {
    /// The text without the last character, if that ends a paragraph.
    fileprivate var withoutParagraphEnd: NSAttributedString {
        let length = string.paragraphEndLength
        return length == 0 ? self : attributedSubstring(from: NSRange(location: 0, length: self.length - length))
    }

    /// The text on one line: what ends a paragraph is as wide as a space.
    fileprivate var withoutBreaks: NSAttributedString {
        let breaks = CharacterSet.newlines
        guard string.rangeOfCharacter(from: breaks) != nil else { return self }
        let line = NSMutableAttributedString(attributedString: self)
        for (index, unit) in string.utf16.enumerated() {
            guard let scalar = Unicode.Scalar(unit), breaks.contains(scalar) else { continue }
            line.replaceCharacters(in: NSRange(location: index, length: 1), with: " ")
        }
        return line
    }
}

extension String {
    /// How many UTF-16 units at the end of the text end a paragraph or a line.
    var paragraphEndLength: Int {
        guard let last = unicodeScalars.last, CharacterSet.newlines.contains(last) else { return 0 }
        return last == "\n" && unicodeScalars.dropLast().last == "\r" ? 2 : 1
    }
}
