internal import CPango

/// Text that has been laid out: lines, their sizes, and which character is where. It never changes.
///
/// Places count from the top left of the layout in points and are the same whatever the scale of the screen.
public final class TextLayout: @unchecked Sendable {
    /// The text that was laid out.
    public let text: StyledText
    /// The room that it was laid out in.
    public let container: TextContainer
    /// From the top down. At least one, for an empty text too.
    public let lines: [TextLine]
    /// Around all lines, indents included; not rounded. The width leaves out the space a line wrapped at.
    public let size: CGSize
    /// True if some of the text is not shown.
    public let isTruncated: Bool
    /// The empty line after a text that ends with the end of a paragraph. It is not part of ``lines`` nor of ``size``.
    public let extraLine: TextLine?
    let prepared: PreparedText
    let paragraphs: [ParagraphLayout]

    /// Lays out the whole text at once; by default in one line for each paragraph.
    public convenience init(_ text: StyledText, in container: TextContainer = TextContainer()) {
        self.init(text, PreparedText(text), in: container)
    }

    init(_ text: StyledText, _ prepared: PreparedText, in container: TextContainer) {
        self.text = text
        self.container = container
        self.prepared = prepared
        let stacked = FontLibrary.shared.withContexts { contexts in
            LineStacker.stack(prepared, in: container, contexts: contexts)
        }
        paragraphs = stacked.paragraphs
        lines = stacked.lines
        extraLine = stacked.extraLine
        isTruncated = stacked.isTruncated
        let right = lines.reduce(0) { max($0, $1.indent + $1.width + $1.trailingIndent) }
        size = CGSize(width: right, height: lines.last.map { $0.top + $0.height } ?? 0)
    }

    /// The line that a y coordinate falls on; the first above the text, the last below it.
    public func lineIndex(at y: CGFloat) -> Int {
        lines.firstIndex { y < $0.top + $0.height } ?? max(lines.count - 1, 0)
    }

    /// The line that shows a position.
    public func lineIndex(containing position: Int) -> Int {
        lines.lastIndex { $0.range.lowerBound <= position } ?? 0
    }
}
