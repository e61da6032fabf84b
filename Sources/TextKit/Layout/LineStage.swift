import Foundation
internal import TextEngine

/// Positions the lines of one piece in a container.
struct LineStage {
    let typesetter: PieceTypesetter
    let container: NSTextContainer
    let containerIndex: Int
    let style: ParagraphStyle

    private var manager: NSLayoutManager { typesetter.manager }

    /// - Parameters:
    ///   - offset: Where in the piece the layout starts.
    ///   - room: Left, top and width of the line.
    ///   - hasLimit: Whether the room is as wide as the layout was made for, so that lines can be aligned in it.
    func fragment(_ layout: TextLayout, line index: Int, from offset: Int, in room: CGRect, hasLimit: Bool) -> LineFragment {
        let line = layout.lines[index]
        let range = range(of: line, index, layout, offset)
        let padding = container.lineFragmentPadding
        let textX = line.x(inWidth: hasLimit ? room.width - 2 * padding : .infinity) + padding
        let isLast = range.upperBound == typesetter.length
        let glyphs = NSRange(location: typesetter.start + range.lowerBound, length: range.count)
        let spacing = spacing(glyphs, CGRect(x: room.minX, y: room.minY, width: room.width, height: line.height), isLast: isLast)
        let height = spacing.before + line.height + spacing.line
        let width = min(line.width + 2 * padding, max(room.width, 0))
        var fragment = LineFragment(
            range: range,
            rect: CGRect(x: room.minX, y: room.minY, width: room.width, height: height + spacing.after),
            usedRect: CGRect(x: room.minX + textX - padding, y: room.minY, width: width, height: height),
            baseline: spacing.before + line.baseline - line.top, textX: textX, container: containerIndex, line: index,
            layoutStart: offset, layout: layout, positions: LinePositions(layout, line: index))
        manager.adjust(&fragment, in: container, glyphs: glyphs)
        return fragment
    }

    private func range(of line: TextLine, _ index: Int, _ layout: TextLayout, _ offset: Int) -> Range<Int> {
        let isLast = index == layout.lines.count - 1
        let end = isLast ? typesetter.length : offset + layout.lines[index + 1].range.lowerBound
        let start = index == 0 ? offset : offset + line.range.lowerBound
        return start..<max(start, end)
    }

    private struct Spacing {
        var before: CGFloat
        var line: CGFloat
        var after: CGFloat
    }

    /// The spacing above a line, below it, and below its paragraph.
    private func spacing(_ glyphs: NSRange, _ proposed: CGRect, isLast: Bool) -> Spacing {
        let isStart = glyphs.location == typesetter.start && typesetter.piece.startsParagraph && !typesetter.isFirst
        let isEnd = isLast && typesetter.piece.terminator > 0
        let last = max(NSMaxRange(glyphs) - 1, glyphs.location)
        let own = Spacing(
            before: isStart ? style.paragraphSpacingBefore : 0, line: style.lineSpacing, after: isEnd ? style.paragraphSpacing : 0)
        guard glyphs.length > 0 else { return own }
        return Spacing(
            before: isStart ? manager.paragraphSpacing(beforeGlyphAt: glyphs.location, proposed) ?? own.before : 0,
            line: manager.lineSpacing(afterGlyphAt: last, proposed) ?? own.line,
            after: isEnd ? manager.paragraphSpacing(afterGlyphAt: last, proposed) ?? own.after : 0)
    }
}
