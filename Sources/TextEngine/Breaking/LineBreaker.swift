/// Finds where lines of a text end, by the widths of its characters alone, so that a long text is shaped once and not for each line.
public struct LineBreaker: Sendable {
    /// One for each UTF-16 unit of the text.
    public let units: [BreakingUnit]

    /// How wide a line may be too wide: widths come in parts of 1,024 of a point.
    private static let tolerance: CGFloat = 0.01

    /// A breaker for a text that has been laid out in an infinitely wide container.
    public init(_ layout: TextLayout) {
        units = layout.breakingUnits()
    }

    /// How many UTF-16 units stand on a line that begins at a position; blanks at its end do not count as wide.
    ///
    /// At least one character, unless the position is the end of the text.
    ///
    /// - Parameters:
    ///   - offset: Where the line begins, for tabs.
    ///   - style: That of the paragraph, for its tabs.
    public func countOfLine(from start: Int, width: CGFloat, offset: CGFloat = 0, style: ParagraphStyle) -> Int {
        guard start >= 0, start < units.count else { return 0 }
        var (x, lastStart) = (CGFloat(0), start)
        for index in start..<units.count {
            let unit = units[index]
            if index > start, unit.canStartLine { lastStart = index }
            x += advance(of: unit, at: x + offset, style)
            if !unit.isBlank, x > width + Self.tolerance {
                return lastStart > start ? lastStart - start : max(characterStart(index) - start, characterLength(start))
            }
            if unit.endsLine { return index + 1 - start }
        }
        return units.count - start
    }

    /// The same, where a line may end behind any character, and blanks count.
    public func countOfCharacters(from start: Int, width: CGFloat, offset: CGFloat = 0, style: ParagraphStyle) -> Int {
        guard start >= 0, start < units.count else { return 0 }
        var x: CGFloat = 0
        for index in start..<units.count {
            x += advance(of: units[index], at: x + offset, style)
            if x > width + Self.tolerance { return max(characterStart(index) - start, characterLength(start)) }
            if units[index].endsLine { return index + 1 - start }
        }
        return units.count - start
    }

    /// How wide a stretch of the text is, tabs and blanks at its end included.
    public func width(of range: Range<Int>, offset: CGFloat = 0, style: ParagraphStyle) -> CGFloat {
        range.clamped(to: units.indices).reduce(0) { $0 + advance(of: units[$1], at: $0 + offset, style) }
    }

    /// How wide the blanks at the end of a stretch are.
    public func blankWidth(atEndOf range: Range<Int>) -> CGFloat {
        range.clamped(to: units.indices).reversed().prefix { units[$0].isBlank }.reduce(0) { $0 + units[$1].advance }
    }

    /// Where the character begins that holds a position.
    public func characterStart(_ position: Int) -> Int {
        var position = min(max(position, 0), units.count)
        while position > 0, position < units.count, !units[position].startsCharacter { position -= 1 }
        return position
    }

    /// Where the character after a position begins.
    public func nextCharacter(after position: Int) -> Int {
        var position = position + 1
        while position < units.count, !units[position].startsCharacter { position += 1 }
        return min(position, units.count)
    }

    private func characterLength(_ start: Int) -> Int { nextCharacter(after: start) - start }

    private func advance(of unit: BreakingUnit, at x: CGFloat, _ style: ParagraphStyle) -> CGFloat {
        guard unit.isTab, let next = style.tab(after: x) else { return unit.advance }
        return next - x
    }
}
