/// The room that text is laid out in.
public struct TextContainer: Hashable, Sendable {
    /// In points; infinity lets every paragraph be one line.
    public var width: CGFloat
    /// Lines that do not fit are left out, but for the first one.
    public var height: CGFloat
    /// Zero: as many as the text needs.
    public var maximumLines: Int
    /// Takes precedence over the paragraphs' own, as a label's does.
    public var lineBreakMode: TextLineBreakMode?
    /// True if a paragraph that cuts long lines off is never broken into several, as where strings are drawn without a label.
    public var keepsCutParagraphsOnOneLine = false
    /// True if lines are higher by the leading of their fonts.
    public var usesFontLeading = true

    /// By default without limits. Sizes that are no number, and negative ones, count as zero.
    public init(
        width: CGFloat = .infinity, height: CGFloat = .infinity, maximumLines: Int = 0, lineBreakMode: TextLineBreakMode? = nil
    ) {
        self.width = width.isNaN ? 0 : max(width, 0)
        self.height = height.isNaN ? 0 : max(height, 0)
        self.maximumLines = max(maximumLines, 0)
        self.lineBreakMode = lineBreakMode
    }
}
