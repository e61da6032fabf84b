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
