/// Where the lines of a paragraph stand and where they end. Lengths in points; the defaults are those of `NSParagraphStyle`.
public struct ParagraphStyle: Hashable, Sendable {
    /// Default: by the writing direction.
    public var alignment = TextAlignment.natural
    /// How lines end that are too wide. A container's own mode takes precedence.
    public var lineBreakMode = TextLineBreakMode.byWordWrapping
    /// Default: by the first letter that has a direction.
    public var baseWritingDirection = TextDirection.natural
    /// Between the bottom of a line and the top of the next.
    public var lineSpacing: CGFloat = 0
    /// After the paragraph, before the next one.
    public var paragraphSpacing: CGFloat = 0
    /// Before the paragraph, unless it is the first.
    public var paragraphSpacingBefore: CGFloat = 0
    /// From the leading edge to the first line of the paragraph.
    public var firstLineHeadIndent: CGFloat = 0
    /// From the leading edge to all other lines of the paragraph.
    public var headIndent: CGFloat = 0
    /// Positive: where lines end, from the leading edge. Zero or negative: how far from the trailing edge they end.
    public var tailIndent: CGFloat = 0
    /// Zero: no limit.
    public var minimumLineHeight: CGFloat = 0
    /// Zero: no limit.
    public var maximumLineHeight: CGFloat = 0
    /// Multiplies the height of a line before the limits are applied. Zero: not at all.
    public var lineHeightMultiple: CGFloat = 0
    /// Where text goes on after a tab character, in order; beyond the last one in steps of ``defaultTabInterval``.
    public var tabs = ParagraphStyle.defaultTabs
    /// Zero: as far as the last two of ``tabs`` are apart.
    public var defaultTabInterval: CGFloat = 0
    /// True if characters may move together a little where a line would be cut off otherwise.
    public var allowsTightening = false

    /// Twelve, 28 points apart.
    public static let defaultTabs = (1...12).map { TextTab(location: CGFloat($0) * 28) }

    /// A style with the defaults.
    public init() {}

    /// Where the lines that reach furthest begin: Pango counts from there.
    var outerIndent: CGFloat { min(firstLineHeadIndent, headIndent) }

    /// The height of a line whose fonts ask for `natural`, in points.
    public func lineHeight(_ natural: CGFloat) -> CGFloat {
        var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
        return max(height, minimumLineHeight)
    }
}
