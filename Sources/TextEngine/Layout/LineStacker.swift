/// Lays paragraphs out one below the other.
struct LineStacker {
    private(set) var lines: [TextLine] = []
    private(set) var paragraphs: [ParagraphLayout] = []
    private(set) var extraLine: TextLine?
    private(set) var isTruncated = false
    private let text: PreparedText
    private let container: TextContainer
    private let contexts: LayoutContexts
    private var bottom: CGFloat = 0
    private var previous: ParagraphStyle?

    private init(_ text: PreparedText, _ container: TextContainer, _ contexts: LayoutContexts) {
        self.text = text
        self.container = container
        self.contexts = contexts
    }

    /// Fills the container, and once more with fewer lines when it is too low for the first attempt.
    static func stack(_ text: PreparedText, in container: TextContainer, contexts: LayoutContexts) -> LineStacker {
        var stacker = LineStacker(text, container, contexts)
        stacker.stackAll()
        let fitting = stacker.lines.prefix { $0.top + $0.height <= container.height + 0.001 }.count
        guard fitting < stacker.lines.count, stacker.lines.count > 1 else { return stacker }
        var shorter = container
        shorter.height = .infinity
        shorter.maximumLines = max(fitting, 1)
        stacker = LineStacker(text, shorter, contexts)
        stacker.stackAll()
        return stacker
    }

    private mutating func stackAll() {
        let sources = text.paragraphs()
        for (index, source) in sources.enumerated() {
            let remaining = container.maximumLines == 0 ? nil : container.maximumLines - lines.count
            let isFull = remaining.map { $0 <= 0 } ?? false
            let isExtra = index > 0 && index == sources.count - 1 && source.bytes.isEmpty
            switch (isExtra, isFull) {
            case (true, false):
                addExtraLine(source)
            case (true, true):
                break
            case (false, true):
                isTruncated = true
                return
            case (false, false):
                add(source, remaining: remaining, hasNext: hasText(after: index, sources))
            }
        }
    }

    private func hasText(after index: Int, _ sources: [ParagraphSource]) -> Bool {
        sources[(index + 1)...].contains { !$0.bytes.isEmpty }
    }

    private mutating func add(_ source: ParagraphSource, remaining: Int?, hasNext: Bool) {
        let style = source.style
        let width = container.width - style.outerIndent - trailingIndent(style)
        let mode = container.lineBreakMode ?? style.lineBreakMode
        let isOneLine = container.keepsCutParagraphsOnOneLine && (mode.truncates || mode == .byClipping)
        var limit = ParagraphLayout.Limit(lines: isOneLine ? 1 : remaining, mode: mode)
        var layout = ParagraphLayout.make(source, width: max(width, 0), limit: limit, contexts: contexts)
        if hasNext, layout.lineCount == remaining, !layout.isTruncated, limit.mode.truncates {
            limit.isFollowedByHiddenText = true
            layout = ParagraphLayout(source, width: max(width, 0), limit: limit, contexts: contexts)
        }
        if layout.isTruncated, style.allowsTightening, let tight = ParagraphLayout.tightened(source, width, limit, contexts) {
            layout = tight
        }
        isTruncated = isTruncated || layout.isTruncated
        if let previous { bottom += previous.paragraphSpacing + style.paragraphSpacingBefore }
        for index in 0..<layout.lineCount { add(layout, index, source) }
        paragraphs.append(layout)
        previous = style
    }

    private mutating func add(_ layout: ParagraphLayout, _ index: Int, _ source: ParagraphSource) {
        guard let look = layout.look(ofLine: index) else { return }
        let style = source.style
        let bytes = (look.bytes.lowerBound + source.bytes.lowerBound)..<(look.bytes.upperBound + source.bytes.lowerBound)
        let end = min(bytes.upperBound, source.bytes.upperBound)
        var line = makeLine(LineHeight(source, bytes, usesLeading: container.usesFontLeading), style, isFirst: index == 0)
        line.range = text.indexMap.position(bytes.lowerBound)..<text.indexMap.position(max(end, bytes.lowerBound))
        line.width = max(look.width + trailingSpace(look), 0)
        line.isRightToLeft = look.isRightToLeft
        line.indexInParagraph = index
        lines.append(line)
        bottom = line.top + line.height
    }

    /// Pango halves the space of characters and leaves out half of it at both ends of a line; iOS puts all of it behind.
    private func trailingSpace(_ line: LineLook) -> CGFloat {
        guard let first = line.runs.first, let last = line.runs.last else { return 0 }
        return (text.characterSpace(of: first) + text.characterSpace(of: last)) / 2
    }

    /// A line below everything so far, still without text.
    private func makeLine(_ natural: LineHeight, _ style: ParagraphStyle, isFirst: Bool) -> TextLine {
        let spacing = lines.isEmpty || (isFirst && previous == nil) ? 0 : (isFirst ? previous?.lineSpacing ?? 0 : style.lineSpacing)
        let height = style.lineHeight(natural.ascent + natural.descent)
        let top = bottom + spacing
        return TextLine(
            range: 0..<0, top: top, height: height,
            // Space that a paragraph style adds to or takes from a line is added above the text.
            baseline: top + height - natural.descent,
            width: 0,
            indent: isFirst ? style.firstLineHeadIndent : style.headIndent,
            trailingIndent: trailingIndent(style),
            alignment: style.alignment, isRightToLeft: style.baseWritingDirection == .rightToLeft,
            paragraph: paragraphs.count, indexInParagraph: 0)
    }

    private mutating func addExtraLine(_ source: ParagraphSource) {
        let style = source.style
        var line = makeLine(LineHeight(source, source.bytes, usesLeading: container.usesFontLeading), style, isFirst: true)
        let position = text.indexMap.position(source.bytes.lowerBound)
        line.range = position..<position
        extraLine = line
    }

    private func trailingIndent(_ style: ParagraphStyle) -> CGFloat {
        guard style.tailIndent > 0 else { return -style.tailIndent }
        return container.width.isFinite ? max(container.width - style.tailIndent, 0) : 0
    }
}
