@_spi(ForasteroInternal) internal import CoreGraphics
internal import TextEngine

/// Lays out a text in one line, as long as it may be.
///
/// Characters that end a paragraph show as spaces, and at the end not at all. Alignment and indents of paragraphs do not count.
// apple: https://developer.apple.com/documentation/coretext/ctlinecreatewithattributedstring(_:)
public func CTLineCreateWithAttributedString(_ attrString: any CFAttributedString) -> CTLine { CTLine(attrString.attributedString) }

/// Which part of a line gives way where it is cut.
// apple: https://developer.apple.com/documentation/coretext/ctlinetruncationtype
public enum CTLineTruncationType: UInt32, Sendable {
    case start = 0
    case end = 1
    case middle = 2
}

/// The line cut so that it is no wider than a width; the same one when it is not.
///
/// - Parameters:
///   - truncationToken: What stands where text is missing, such as "…"; nil for nothing.
/// - Returns: Nil when the mark alone is too wide.
// apple: https://developer.apple.com/documentation/coretext/ctlinecreatetruncatedline(_:_:_:_:)
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    guard line.width > CGFloat(width) + 0.001 else { return line }
    let room = CGFloat(width) - (truncationToken?.width ?? 0)
    guard room >= 0 else { return nil }
    return line.cut(to: room, truncationType, mark: truncationToken?.string ?? NSAttributedString(string: ""))
}

/// The line with wider spaces, so that it comes nearer to a width.
///
/// - Parameters:
///   - justificationFactor: From 0, as it is, to 1, as wide as asked for.
///   - justificationWidth: In points. What stands at the end of the line beyond its last letter does not count.
/// - Returns: Nil where there is no space inside, or the spaces would have to be narrower by more than a third.
// apple: https://developer.apple.com/documentation/coretext/ctlinecreatejustifiedline(_:_:_:)
public func CTLineCreateJustifiedLine(_ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double) -> CTLine? {
    let missing = (CGFloat(justificationWidth) - line.width + line.trailingBlank) * min(max(justificationFactor, 0), 1)
    let spaces = line.layout.text.gaps
    guard !spaces.isEmpty else { return nil }
    let each = missing / CGFloat(spaces.count)
    let space = spaces.reduce(0) { $0 + line.width(ofLayoutRange: $1..<$1 + 1) } / CGFloat(spaces.count)
    guard each >= -space / 3 else { return nil }
    return CTLine(
        line.string, indices: line.indices, direction: line.isRightToLeft ? .rightToLeft : .leftToRight, justification: each)
}

extension CTLine {
    func width(ofLayoutRange range: Range<Int>) -> CGFloat { layout.selectionRects(for: range).reduce(0) { $0 + $1.width } }

    /// - Parameter room: For the text that stays.
    fileprivate func cut(to room: CGFloat, _ type: CTLineTruncationType, mark: NSAttributedString) -> CTLine {
        let breaker = LineBreaker(layout)
        let count = string.length
        let (before, after): (Int, Int) =
            switch type {
            case .end: (breaker.prefix(ofWidth: room), 0)
            case .start: (0, breaker.suffix(ofWidth: room))
            case .middle:
                // What the first half leaves goes to the second.
                breaker.halves(ofWidth: room)
            }
        let hidden = before..<max(count - after, before)
        let shown = NSMutableAttributedString(attributedString: string.attributedSubstring(from: NSRange(0..<hidden.lowerBound)))
        shown.append(mark)
        shown.append(string.attributedSubstring(from: NSRange(hidden.upperBound..<count)))
        var indices = self.indices
        indices.hidden = indices.position(hidden.lowerBound)..<max(indices.position(hidden.upperBound), indices.position(hidden.lowerBound))
        indices.markLength = mark.length
        indices.shownCount = shown.length
        return CTLine(shown, indices: indices, direction: isRightToLeft ? .rightToLeft : .leftToRight)
    }
}

extension LineBreaker {
    /// How many UTF-16 units from the start are no wider than a width, whole characters only.
    fileprivate func prefix(ofWidth width: CGFloat) -> Int {
        var (x, end) = (CGFloat(0), 0)
        while end < units.count {
            let next = nextCharacter(after: end)
            x += units[end..<next].reduce(0) { $0 + $1.advance }
            guard x <= width else { break }
            end = next
        }
        return end
    }

    fileprivate func suffix(ofWidth width: CGFloat) -> Int {
        var (x, start) = (CGFloat(0), units.count)
        while start > 0 {
            let previous = characterStart(start - 1)
            x += units[previous..<start].reduce(0) { $0 + $1.advance }
            guard x <= width else { break }
            start = previous
        }
        return units.count - start
    }

    fileprivate func halves(ofWidth width: CGFloat) -> (Int, Int) {
        let before = prefix(ofWidth: width / 2)
        let used = units[..<before].reduce(0) { $0 + $1.advance }
        return (before, suffix(ofWidth: width - used))
    }
}

extension StyledText {
    /// The positions of spaces between other characters.
    fileprivate var gaps: [Int] {
        let blank = UInt16(UInt8(ascii: " "))
        let units = Array(string.utf16)
        guard let first = units.firstIndex(where: { $0 != blank }), let last = units.lastIndex(where: { $0 != blank }) else { return [] }
        return (first...last).filter { units[$0] == blank }
    }

    /// The text with wider gaps between words.
    func widened(by width: CGFloat) -> StyledText {
        var parts: [(length: Int, attributes: TextAttributes, paragraphStyle: ParagraphStyle)] = []
        let gaps = gaps
        for run in runs {
            var start = run.range.lowerBound
            for gap in gaps where run.range.contains(gap) {
                if gap > start { parts.append((gap - start, run.attributes, run.paragraphStyle)) }
                var attributes = run.attributes
                if let kern = attributes.kern { attributes.kern = kern + width } else { attributes.tracking += width }
                parts.append((1, attributes, run.paragraphStyle))
                start = gap + 1
            }
            if start < run.range.upperBound { parts.append((run.range.upperBound - start, run.attributes, run.paragraphStyle)) }
        }
        return parts.isEmpty ? self : StyledText(string, runs: parts)
    }
}
