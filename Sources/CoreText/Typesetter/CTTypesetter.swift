@_spi(ForasteroInternal) internal import CoreGraphics
public import Foundation
internal import TextEngine

/// Cuts a text into lines.
///
/// The text is shaped once, when the typesetter is made, and each line once more by itself.
// apple: https://developer.apple.com/documentation/coretext/cttypesetter
public final class CTTypesetter: @unchecked Sendable {
    let string: NSAttributedString
    let breaker: LineBreaker
    /// The paragraphs in order, with what ends them: where each begins, its style, and whether it is read from right to left.
    let paragraphs: [Paragraph]

    struct Paragraph {
        var start: Int
        var style: ParagraphStyle
        var isRightToLeft: Bool
    }

    /// - Parameter direction: Nil leaves it to the paragraphs.
    init(_ string: NSAttributedString, direction: TextDirection?) {
        // The text may be changed by the caller while its lines are made.
        let copy = NSAttributedString(attributedString: string)
        self.string = copy
        let text = StyledText(copy, standardFont: .standard, standardColor: .black) { style in
            style = CTTypesetter.lineStyle(style, direction)
        }
        let layout = TextLayout(text)
        breaker = LineBreaker(layout)
        paragraphs = CTTypesetter.paragraphs(copy, layout)
    }

    /// Indents and heights are up to frames.
    private static func lineStyle(_ style: ParagraphStyle, _ direction: TextDirection?) -> ParagraphStyle {
        var line = ParagraphStyle()
        line.baseWritingDirection = direction ?? style.baseWritingDirection
        (line.tabs, line.defaultTabInterval) = (style.tabs, style.defaultTabInterval)
        return line
    }

    private static func paragraphs(_ string: NSAttributedString, _ layout: TextLayout) -> [Paragraph] {
        let text = string.string as NSString
        var (start, paragraphs): (Int, [Paragraph]) = (0, [])
        while start < string.length {
            let style = AttributeReader(string.attributes(at: start, effectiveRange: nil)).paragraphStyle ?? ParagraphStyle()
            let line = layout.lines[layout.lineIndex(containing: start)]
            paragraphs.append(Paragraph(start: start, style: style, isRightToLeft: line.isRightToLeft))
            start = NSMaxRange(text.paragraphRange(for: NSRange(location: start, length: 0)))
        }
        return paragraphs
    }

    func paragraph(at position: Int) -> Paragraph {
        let index = paragraphs.lastIndex { $0.start <= position }
        return index.map { paragraphs[$0] } ?? Paragraph(start: 0, style: ParagraphStyle(), isRightToLeft: false)
    }

    /// - Parameter count: 0 for all that follows.
    func line(from start: Int, count: Int, offset: CGFloat) -> CTLine {
        let start = min(max(start, 0), string.length)
        let range = start..<(count <= 0 ? string.length : min(start + count, string.length))
        let part = string.attributedSubstring(from: NSRange(range))
        let shown = range.count - part.string.paragraphEndLength
        return CTLine(
            part, indices: LineIndices(range: range, shownCount: shown),
            direction: paragraph(at: start).isRightToLeft ? .rightToLeft : .leftToRight, tabOffset: offset)
    }
}

/// A typesetter for a text.
// apple: https://developer.apple.com/documentation/coretext/cttypesettercreatewithattributedstring(_:)
public func CTTypesetterCreateWithAttributedString(_ string: any CFAttributedString) -> CTTypesetter {
    CTTypesetter(string.attributedString, direction: nil)
}

/// A typesetter for a text, with ``kCTTypesetterOptionForcedEmbeddingLevel``.
// apple: https://developer.apple.com/documentation/coretext/cttypesettercreatewithattributedstringandoptions(_:_:)
public func CTTypesetterCreateWithAttributedStringAndOptions(
    _ string: any CFAttributedString, _ options: CFDictionary?
) -> CTTypesetter? {
    let level = options?.object(forKey: kCTTypesetterOptionForcedEmbeddingLevel) ?? options?["CTTypesetterOptionForcedEmbeddingLevel"]
    let number = (level as? NSNumber)?.intValue ?? level as? Int
    return CTTypesetter(string.attributedString, direction: number.map { $0 % 2 == 0 ? .leftToRight : .rightToLeft })
}

/// A number: odd where all lines are read from right to left, even where they are read from left to right. Letters keep their own
/// direction. Default: by the paragraphs.
public nonisolated(unsafe) let kCTTypesetterOptionForcedEmbeddingLevel: CFString = "CTTypesetterOptionForcedEmbeddingLevel"
/// Allows lines of any length. They always are allowed.
public nonisolated(unsafe) let kCTTypesetterOptionAllowUnboundedLayout: CFString = "CTTypesetterOptionAllowUnboundedLayout"

// MARK: Lines

/// A line of a part of the text.
///
/// - Parameters:
///   - stringRange: Length 0 reaches to the end of the text.
// apple: https://developer.apple.com/documentation/coretext/cttypesettercreateline(_:_:)
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    CTTypesetterCreateLineWithOffset(typesetter, stringRange, 0)
}

/// The same for a line that begins at a distance from the edge, which tabs count from.
// apple: https://developer.apple.com/documentation/coretext/cttypesettercreatelinewithoffset(_:_:_:)
public func CTTypesetterCreateLineWithOffset(_ typesetter: CTTypesetter, _ stringRange: CFRange, _ offset: Double) -> CTLine {
    typesetter.line(from: stringRange.location, count: stringRange.length, offset: CGFloat(offset))
}

// MARK: Breaks

/// How many UTF-16 units from an index on belong on a line of a width, the blanks at its end included.
///
/// Lines end between words; a word that is too wide by itself is cut between characters, of which there is at least one.
// apple: https://developer.apple.com/documentation/coretext/cttypesettersuggestlinebreak(_:_:_:)
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex {
    CTTypesetterSuggestLineBreakWithOffset(typesetter, startIndex, width, 0)
}

/// The same for a line that begins at a distance from the edge, which tabs count from.
// apple: https://developer.apple.com/documentation/coretext/cttypesettersuggestlinebreakwithoffset(_:_:_:_:)
public func CTTypesetterSuggestLineBreakWithOffset(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex {
    typesetter.breaker.countOfLine(
        from: startIndex, width: CGFloat(width), offset: CGFloat(offset), style: typesetter.paragraph(at: startIndex).style)
}

/// How many UTF-16 units from an index on belong on a line of a width that may end behind any character.
// apple: https://developer.apple.com/documentation/coretext/cttypesettersuggestclusterbreak(_:_:_:)
public func CTTypesetterSuggestClusterBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex {
    CTTypesetterSuggestClusterBreakWithOffset(typesetter, startIndex, width, 0)
}

/// The same for a line that begins at a distance from the edge, which tabs count from.
// apple: https://developer.apple.com/documentation/coretext/cttypesettersuggestclusterbreakwithoffset(_:_:_:_:)
public func CTTypesetterSuggestClusterBreakWithOffset(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex {
    typesetter.breaker.countOfCharacters(
        from: startIndex, width: CGFloat(width), offset: CGFloat(offset), style: typesetter.paragraph(at: startIndex).style)
}
