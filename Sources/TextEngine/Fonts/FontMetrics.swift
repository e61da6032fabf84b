/// Heights of a font in points. Ascender and heights grow upwards from the baseline, the descender is negative.
public struct FontMetrics: Hashable, Sendable {
    /// From the baseline to the top of a line.
    public var ascender: CGFloat
    /// From the baseline to the bottom of a line; negative.
    public var descender: CGFloat
    /// The gap between two lines that the design asks for.
    public var leading: CGFloat
    /// The height of a capital letter.
    public var capHeight: CGFloat
    /// The height of a small letter without ascender.
    public var xHeight: CGFloat

    /// The height of a line of this font alone.
    public var lineHeight: CGFloat { ascender - descender + leading }

    /// The numbers are taken as they are; by default without leading.
    public init(ascender: CGFloat, descender: CGFloat, leading: CGFloat = 0, capHeight: CGFloat, xHeight: CGFloat) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    static func * (metrics: FontMetrics, factor: CGFloat) -> FontMetrics {
        FontMetrics(
            ascender: metrics.ascender * factor, descender: metrics.descender * factor, leading: metrics.leading * factor,
            capHeight: metrics.capHeight * factor, xHeight: metrics.xHeight * factor)
    }
}
