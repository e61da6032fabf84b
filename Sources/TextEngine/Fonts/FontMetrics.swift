/// Heights of a font in points. Ascender and heights grow upwards from the baseline, the descender is negative.
public struct FontMetrics: Hashable, Sendable {
    public var ascender: CGFloat
    public var descender: CGFloat
    public var leading: CGFloat
    public var capHeight: CGFloat
    public var xHeight: CGFloat

    /// The height of a line of this font alone.
    public var lineHeight: CGFloat { ascender - descender + leading }

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
