/// Where the lines of a paragraph stand and where they end. Lengths in points; the defaults are those of `NSParagraphStyle`.
public struct ParagraphStyle: Hashable, Sendable {
    public var alignment = TextAlignment.natural
    public var lineBreakMode = TextLineBreakMode.byWordWrapping
    public var baseWritingDirection = TextDirection.natural
    /// Between the bottom of a line and the top of the next.
    public var lineSpacing: CGFloat = 0
    /// After the paragraph, before the next one.
    public var paragraphSpacing: CGFloat = 0
    /// Before the paragraph, unless it is the first.
    public var paragraphSpacingBefore: CGFloat = 0
    public var firstLineHeadIndent: CGFloat = 0
    public var headIndent: CGFloat = 0
    /// Positive: where lines end, from the leading edge. Zero or negative: how far from the trailing edge they end.
    public var tailIndent: CGFloat = 0
    /// Zero: no limit.
    public var minimumLineHeight: CGFloat = 0
    /// Zero: no limit.
    public var maximumLineHeight: CGFloat = 0
    /// Multiplies the height of a line before the limits are applied. Zero: not at all.
    public var lineHeightMultiple: CGFloat = 0

    public init() {}

    /// The height of a line whose fonts ask for `natural`.
    func lineHeight(_ natural: CGFloat) -> CGFloat {
        var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
        return max(height, minimumLineHeight)
    }
}

/// The raw values are those of `NSTextAlignment` on iOS.
public enum TextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// Both edges straight, but for the last line of the paragraph.
    case justified = 3
    /// Left or right, by the direction in which the paragraph is read.
    case natural = 4
}

/// The raw values are those of `NSLineBreakMode`.
public enum TextLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5

    var truncates: Bool { rawValue >= TextLineBreakMode.byTruncatingHead.rawValue }
}

/// The raw values are those of `NSWritingDirection`.
public enum TextDirection: Int, Sendable {
    /// By the first letter that has a direction.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}
