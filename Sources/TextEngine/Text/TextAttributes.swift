/// How a stretch of text looks.
public struct TextAttributes: Hashable, Sendable {
    public var font: TextFont
    /// Nil leaves it to whoever draws the text; changing that colour then needs no new layout.
    public var color: CGColor?
    public var backgroundColor: CGColor?
    /// Space after every character in points, the last one included, on top of what the font provides.
    ///
    /// Nil sets the text as its font wants it. Any number, zero too, switches off the font's own closing-up of pairs such as
    /// "AV".
    public var kern: CGFloat?
    /// How far the text stands above the line, in points.
    public var baselineOffset: CGFloat
    public var underline: LineDecoration?
    public var strikethrough: LineDecoration?
    /// In per cent of the font size. Positive draws outlines only, negative fills and outlines, zero fills.
    public var strokeWidth: CGFloat
    /// The colour of outlines; nil takes the colour of the text.
    public var strokeColor: CGColor?
    public var shadow: TextShadow?
    /// Room for a picture in place of the character U+FFFC.
    public var inlineBox: InlineBox?

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

/// A line under or through text.
public struct LineDecoration: Hashable, Sendable {
    /// Bits as `NSUnderlineStyle` has them: 1 single, 2 thick, 9 double; 0x100 to 0x400 the pattern; 0x8000 words only.
    public var style: Int
    /// Nil takes the colour of the text.
    public var color: CGColor?

    public init(style: Int, color: CGColor? = nil) {
        self.style = style
        self.color = color
    }

    var isThick: Bool { style & 0x0F == 2 }
    var isDouble: Bool { style & 0x0F == 9 }
    var isVisible: Bool { style & 0x0F != 0 }
    var isByWord: Bool { style & 0x8000 != 0 }

    /// Lengths of ink and gap in units of the line's thickness.
    var dashes: [CGFloat] {
        switch style & 0x0F00 {
        case 0x0100: [1, 1]
        case 0x0200: [4, 2]
        case 0x0300: [4, 2, 1, 2]
        case 0x0400: [4, 2, 1, 2, 1, 2]
        default: []
        }
    }
}

/// A shadow under text. See `CGContext.setShadow(offset:blur:color:)` for the units.
public struct TextShadow: Hashable, Sendable {
    public var offset: CGSize
    public var blur: CGFloat
    public var color: CGColor

    public init(offset: CGSize, blur: CGFloat, color: CGColor) {
        self.offset = offset
        self.blur = blur
        self.color = color
    }
}

/// A rectangle that takes part in a line like a character, in points.
public struct InlineBox: Hashable, Sendable {
    public var width: CGFloat
    /// Above the baseline.
    public var ascent: CGFloat
    /// Below the baseline, positive.
    public var descent: CGFloat

    public init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
        self.width = width
        self.ascent = ascent
        self.descent = descent
    }
}
