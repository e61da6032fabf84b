/// Where lines of text are in a view that puts its text in the middle of its height: downwards from the middle, in points.
@_spi(ForasteroInternal)
public struct TextBaselines: Equatable {
    public var first: CGFloat
    public var last: CGFloat

    public init(first: CGFloat, last: CGFloat) {
        self.first = first
        self.last = last
    }
}
