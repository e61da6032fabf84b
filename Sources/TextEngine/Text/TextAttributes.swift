/// How a stretch of text looks.
public struct TextAttributes: Hashable, Sendable {
    /// The font at its size; others replace characters that it lacks.
    public var font: TextFont
    /// Nil leaves it to whoever draws the text; changing that colour then needs no new layout.
    public var color: CGColor?
    /// Fills the line's height behind the text; nil for nothing.
    public var backgroundColor: CGColor?
    /// Space after every character in points, the last one included, on top of what the font provides.
    ///
    /// Nil sets the text as its font wants it. Any number, zero too, switches off the font's own closing-up of pairs such as
    /// "AV".
    public var kern: CGFloat?
    /// How far the text is above the line, in points.
    public var baselineOffset: CGFloat
    /// Nil for none.
    public var underline: LineDecoration?
    /// Nil for none.
    public var strikethrough: LineDecoration?
    /// In per cent of the font size. Positive draws outlines only, negative fills and outlines, zero fills.
    public var strokeWidth: CGFloat
    /// The colour of outlines; nil takes the colour of the text.
    public var strokeColor: CGColor?
    /// Cast by the glyphs; nil for none.
    public var shadow: TextShadow?
    /// Space after every character in points, which leaves pair kerning alone. Counts only without ``kern``.
    public var tracking: CGFloat = 0
    /// True if letters such as "fi" may be drawn as one shape.
    public var hasLigatures = true
    /// How far glyphs lean to the right per unit of height, on top of what the font does.
    public var obliqueness: CGFloat = 0
    /// Room for a picture in place of the character U+FFFC.
    public var inlineBox: InlineBox?

    /// By default without colours, decorations and extra space.
    public init(
        font: TextFont, color: CGColor? = nil, backgroundColor: CGColor? = nil, kern: CGFloat? = nil, baselineOffset: CGFloat = 0,
        underline: LineDecoration? = nil, strikethrough: LineDecoration? = nil, strokeWidth: CGFloat = 0, strokeColor: CGColor? = nil,
        shadow: TextShadow? = nil, inlineBox: InlineBox? = nil
    ) {
        self.font = font
        self.color = color
        self.backgroundColor = backgroundColor
        self.kern = kern
        self.baselineOffset = baselineOffset
        self.underline = underline
        self.strikethrough = strikethrough
        self.strokeWidth = strokeWidth
        self.strokeColor = strokeColor
        self.shadow = shadow
        self.inlineBox = inlineBox
    }
}
