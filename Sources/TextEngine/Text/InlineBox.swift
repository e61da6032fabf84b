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
