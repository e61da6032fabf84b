/// A shadow under text. See `CGContext.setShadow(offset:blur:color:)` for the units.
public struct TextShadow: Hashable, Sendable {
    /// In base space: a positive height moves the shadow down in a view.
    public var offset: CGSize
    /// Twice the standard deviation of the blur; 0 gives a sharp edge.
    public var blur: CGFloat
    /// With the alpha of the shadow.
    public var color: CGColor

    /// A shadow of text; the numbers are taken as they are.
    public init(offset: CGSize, blur: CGFloat, color: CGColor) {
        self.offset = offset
        self.blur = blur
        self.color = color
    }
}
