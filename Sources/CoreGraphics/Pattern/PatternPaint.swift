/// A pattern, and the colour in which it is drawn if it has none itself.
struct PatternPaint {
    let pattern: CGPattern
    let color: CGColor
    let alpha: CGFloat

    init(_ pattern: CGPattern, space: CGColorSpace, _ components: UnsafePointer<CGFloat>) {
        self.pattern = pattern
        if pattern.isColored {
            (color, alpha) = (.black, components[0])
        } else {
            color = CGColor(colorSpace: space.underPattern, components: components) ?? .black
            alpha = 1
        }
    }

    /// The paint of a colour that is a pattern; nil for other colours.
    init?(_ color: CGColor) {
        guard let pattern = color.pattern else { return nil }
        self.pattern = pattern
        self.color = color.patternTint ?? .black
        alpha = pattern.isColored ? color.alpha : 1
    }
}
