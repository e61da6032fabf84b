/// A rectangle that takes part in a line like a character, in points.
public struct InlineBox: Hashable, Sendable {
    /// The advance to the next character.
    public var width: CGFloat
    /// Above the baseline.
    public var ascent: CGFloat
    /// Below the baseline, positive.
    public var descent: CGFloat
    /// The picture that is drawn there; nil leaves the room empty.
    public var image: CGImage?
    /// True if the image is only a stencil for the colour of the text.
    public var isStencil = false

    /// Numbers that are not finite count as zero.
    public init(width: CGFloat, ascent: CGFloat, descent: CGFloat, image: CGImage? = nil, isStencil: Bool = false) {
        self.width = width.isFinite ? max(width, 0) : 0
        self.ascent = ascent.isFinite ? ascent : 0
        self.descent = descent.isFinite ? descent : 0
        self.image = image
        self.isStencil = isStencil
    }
}
