import Foundation
internal import TextEngine

extension PieceTypesetter {
    /// All lines that fit, in containers that follow each other, from where the piece before ends.
    func flowed(from position: FlowPosition) -> PieceLayout {
        var pass = FlowPass(typesetter: self, position: position)
        pass.run()
        return pass.result
    }
}

/// One piece on its way through containers.
private struct FlowPass {
    let typesetter: PieceTypesetter
    var position: FlowPosition
    var result: PieceLayout
    private var offset = 0
    /// How many lines in a row found no room.
    private var emptyRows = 0
    private var current: Current?

    /// A layout whose lines are taken one after the other.
    private struct Current {
        var layout: TextLayout
        var offset: Int
        var line: Int
        var width: CGFloat
        /// True if it ends before the text does; then its last line is none.
        var isPart: Bool

        var lineCount: Int { layout.lines.count - (isPart ? 1 : 0) }
    }

    private var manager: NSLayoutManager { typesetter.manager }

    /// A container without room for any line has no end that could be reached otherwise.
    private static let mostEmptyRows = 10_000

    init(typesetter: PieceTypesetter, position: FlowPosition) {
        self.typesetter = typesetter
        self.position = position
        result = PieceLayout(generation: typesetter.generation, isFirst: typesetter.isFirst)
    }

    mutating func run() {
        var isDone = false
        while !isDone, position.container < manager.textContainers.count {
            isDone = fillRow(manager.textContainers[position.container])
        }
        result.end = position
        result.height = 0
    }

    /// Lays out the parts of one line, between areas that are left free.
    ///
    /// - Returns: True if the piece has ended.
    private mutating func fillRow(_ container: NSTextContainer) -> Bool {
        let limit = container.maximumNumberOfLines
        if limit > 0, position.lines >= limit { return nextContainer() }
        let lineHeight = nextLineHeight(in: container)
        guard position.y + lineHeight <= container.room.height + 0.001 else { return nextContainer() }
        let full = container.lineWidth
        var proposed = CGRect(x: 0, y: position.y, width: full, height: lineHeight)
        var rowHeight: CGFloat = 0
        while proposed.width > 0 {
            var remaining = CGRect.zero
            let room = container.lineFragmentRect(
                forProposedRect: proposed, at: typesetter.start + offset, writingDirection: direction, remaining: &remaining)
            if room.width > 2 * container.lineFragmentPadding {
                let isLastLine = isLast(in: container, lineHeight: lineHeight, limit)
                let fragment = place(room, container, isLast: isLastLine)
                rowHeight = max(rowHeight, fragment.rect.maxY - position.y)
                result.add(fragment)
                offset = fragment.range.upperBound
                if offset >= typesetter.length { break }
            }
            proposed = remaining
        }
        if rowHeight > 0 {
            position.y += rowHeight
            position.lines += 1
            emptyRows = 0
        } else {
            position.y += max(lineHeight, 1)
            emptyRows += 1
            if emptyRows > Self.mostEmptyRows { return nextContainer() }
        }
        return rowHeight > 0 && offset >= typesetter.length
    }

    private mutating func nextContainer() -> Bool {
        manager.noteFilled(position.container, hasRest: position.container + 1 >= manager.textContainers.count)
        position = FlowPosition(container: position.container + 1)
        current = nil
        return false
    }

    private var direction: NSWritingDirection {
        guard let line = result.fragments.last, line.isRightToLeft else { return .leftToRight }
        return .rightToLeft
    }

    /// Returns true if no other line will fit below.
    private func isLast(in container: NSTextContainer, lineHeight: CGFloat, _ limit: Int) -> Bool {
        guard position.container == manager.textContainers.count - 1 else { return false }
        if limit > 0, position.lines + 1 >= limit { return true }
        return position.y + 2 * lineHeight > container.room.height + 0.001
    }

    private mutating func nextLineHeight(in container: NSTextContainer) -> CGFloat {
        let width = current?.width ?? container.room.width - 2 * container.lineFragmentPadding
        let (layout, _, line) = layout(width: width, container)
        return layout.lines[line].height
    }

    /// The layout of what is left, in a width; the last one as long as lines are equally wide.
    private mutating func layout(width: CGFloat, _ container: NSTextContainer) -> (TextLayout, Int, Int) {
        if let current, current.width == width, current.line < current.lineCount {
            let line = current.layout.lines[current.line]
            if current.line == 0 ? current.offset == offset : current.offset + line.range.lowerBound == offset {
                return (current.layout, current.offset, current.line)
            }
        }
        // optimization: where each line may have another width, most of a long layout would be thrown away.
        let limit = container.isSimpleRectangularTextContainer || !width.isFinite ? Int.max : max(512, Int(min(width, 1e6)))
        let made = makeCurrent(width, container, limit: limit)
        let usable = made.lineCount > 0 ? made : makeCurrent(width, container, limit: .max)
        current = usable
        return (usable.layout, offset, 0)
    }

    private func makeCurrent(_ width: CGFloat, _ container: NSTextContainer, limit: Int) -> Current {
        let text = typesetter.styledText(from: offset, limit: limit, in: container)
        let layout = TextLayout(text, in: typesetter.textContainer(width: width))
        return Current(layout: layout, offset: offset, line: 0, width: width, isPart: typesetter.textLength - offset > limit)
    }

    private mutating func place(_ room: CGRect, _ container: NSTextContainer, isLast: Bool) -> LineFragment {
        let width = container.room.width.isFinite ? room.width - 2 * container.lineFragmentPadding : .infinity
        var (layout, from, line) = layout(width: width, container)
        let hasRest = from + layout.lines[line].range.upperBound < typesetter.textLength || hasTextBehind
        let mode = TextLineBreakMode(rawValue: container.lineBreakMode.rawValue) ?? .byWordWrapping
        if isLast, hasRest, mode.rawValue >= TextLineBreakMode.byClipping.rawValue {
            (layout, from, line) = (cutLayout(width, container, mode), offset, 0)
        }
        let stage = LineStage(
            typesetter: typesetter, container: container, containerIndex: position.container, style: layout.text.runs[0].paragraphStyle)
        let fragment = stage.fragment(layout, line: line, from: from, in: room, hasLimit: container.room.width.isFinite)
        current?.line = line + 1
        return fragment
    }

    private var hasTextBehind: Bool { typesetter.start + typesetter.length < typesetter.storage.length }

    /// One line that says that text is missing behind it.
    private func cutLayout(_ width: CGFloat, _ container: NSTextContainer, _ mode: TextLineBreakMode) -> TextLayout {
        // Another paragraph behind it makes the line end with the mark even where its own text fits.
        let text = typesetter.styledText(from: offset, in: container, mark: hasTextBehind ? "\n." : "")
        var room = typesetter.textContainer(width: width)
        room.maximumLines = 1
        room.lineBreakMode = mode
        return TextLayout(text, in: room)
    }
}
