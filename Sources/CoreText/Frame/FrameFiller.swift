import Foundation
internal import TextEngine

/// Puts lines into a shape, one below the other.
struct FrameFiller {
    /// Their origins count from the lower left corner of the box around the shape.
    private(set) var lines: [(line: CTLine, origin: CGPoint)] = []
    /// Where the first character stands that had no room.
    private(set) var end: Int
    /// From the left edge of the shape to the right end of the widest line.
    private(set) var width: CGFloat = 0
    /// From the upper edge of the shape to the lower edge of the last line.
    private(set) var height: CGFloat = 0
    private let typesetter: CTTypesetter
    private let range: Range<Int>
    private let bands: PathBands
    private let alignsLeft: Bool
    private var previous: ParagraphStyle?

    /// - Parameter alignsLeft: True where only the size is asked for, which no alignment changes.
    init(_ typesetter: CTTypesetter, _ range: Range<Int>, _ bands: PathBands, alignsLeft: Bool = false) {
        self.alignsLeft = alignsLeft
        self.typesetter = typesetter
        self.range = range
        self.bands = bands
        end = range.lowerBound
        while end < range.upperBound, addLine() {}
    }

    /// Room for a line: from the edge of the shape's box.
    private struct Room {
        var left: CGFloat
        var width: CGFloat
    }

    /// - Returns: False when there is no room.
    private mutating func addLine() -> Bool {
        let paragraph = typesetter.paragraph(at: end)
        let style = paragraph.style
        let isFirst = end == paragraph.start || previous == nil
        var top = height + spacing(before: style, isFirst: end == paragraph.start)
        let guess = style.lineHeight(fontHeight(at: end))
        // Where the shape is too narrow, the line moves down.
        while top + guess <= bands.box.height + 0.001 {
            if let room = room(top, guess, style, isFirst: isFirst), let line = nextLine(in: room, paragraph) {
                let heights = LineHeights(line.layout.text.runs.map(\.attributes))
                let lineHeight = style.lineHeight(heights.ascent + heights.descent + heights.leading)
                guard top + lineHeight <= bands.box.height + 0.001 else { return false }
                place(line, in: room, baseline: top + lineHeight - heights.descent, paragraph)
                height = top + lineHeight
                previous = style
                end = line.indices.range.upperBound
                return true
            }
            guard guess > 0 else { return false }
            top += guess
        }
        return false
    }

    private func spacing(before style: ParagraphStyle, isFirst: Bool) -> CGFloat {
        guard let previous else { return 0 }
        return isFirst ? previous.lineSpacing + previous.paragraphSpacing + style.paragraphSpacingBefore : style.lineSpacing
    }

    private func fontHeight(at position: Int) -> CGFloat {
        let attributes = typesetter.string.attributes(at: position, effectiveRange: nil)
        let heights = LineHeights([AttributeReader(attributes).textAttributes(standardFont: .standard, standardColor: nil)])
        return heights.ascent + heights.descent + heights.leading
    }

    private func room(_ top: CGFloat, _ height: CGFloat, _ style: ParagraphStyle, isFirst: Bool) -> Room? {
        let (above, box) = (bands.box.maxY - top, bands.box)
        guard let inside = bands.stretch(from: above - height, to: above) else { return nil }
        let left = inside.lowerBound - box.minX + (isFirst ? style.firstLineHeadIndent : style.headIndent)
        let right = style.tailIndent > 0 ? inside.lowerBound - box.minX + style.tailIndent : inside.upperBound - box.minX + style.tailIndent
        return right - left > 0 ? Room(left: left, width: right - left) : nil
    }

    private func nextLine(in room: Room, _ paragraph: CTTypesetter.Paragraph) -> CTLine? {
        let breaker = typesetter.breaker
        var count: Int
        switch paragraph.style.lineBreakMode {
        case .byWordWrapping: count = breaker.countOfLine(from: end, width: room.width, style: paragraph.style)
        case .byCharWrapping: count = breaker.countOfCharacters(from: end, width: room.width, style: paragraph.style)
        default: count = breaker.countOfLine(from: end, width: .infinity, style: paragraph.style)
        }
        count = min(count, range.upperBound - end)
        guard count > 0 else { return nil }
        let line = typesetter.line(from: end, count: count, offset: 0)
        guard let type = paragraph.style.lineBreakMode.truncation, line.width - line.trailingBlank > room.width else { return line }
        let look = typesetter.string.attributes(at: end + (type == .start ? 0 : max(count - 1, 0)), effectiveRange: nil)
        let mark = CTLine(NSAttributedString(string: "\u{2026}", attributes: look))
        return CTLineCreateTruncatedLine(line, Double(room.width), type, mark) ?? line
    }

    private mutating func place(_ line: CTLine, in room: Room, baseline: CGFloat, _ paragraph: CTTypesetter.Paragraph) {
        var (line, factor): (CTLine, CGFloat) = (line, paragraph.isRightToLeft ? 1 : 0)
        switch paragraph.style.alignment {
        case .left: factor = 0
        case .right: factor = 1
        case .center: factor = 0.5
        case .justified where !endsParagraph(line): line = CTLineCreateJustifiedLine(line, 1, Double(room.width)) ?? line
        case .justified, .natural: break
        }
        if alignsLeft { factor = 0 }
        var x = room.left + CGFloat(CTLineGetPenOffsetForFlush(line, factor, Double(room.width)))
        // Blanks at the end of a line that is read from right to left stand at its left.
        if line.isRightToLeft { x -= line.trailingBlank }
        width = max(width, x + line.width - (line.isRightToLeft ? 0 : line.trailingBlank))
        lines.append((line, CGPoint(x: x, y: bands.box.height - baseline)))
    }

    private func endsParagraph(_ line: CTLine) -> Bool {
        let end = line.indices.range.upperBound
        return end >= typesetter.string.length || (end > 0 && typesetter.breaker.units[end - 1].endsLine)
    }
}

extension TextLineBreakMode {
    fileprivate var truncation: CTLineTruncationType? {
        switch self {
        case .byTruncatingHead: .start
        case .byTruncatingMiddle: .middle
        case .byTruncatingTail: .end
        default: nil
        }
    }
}
