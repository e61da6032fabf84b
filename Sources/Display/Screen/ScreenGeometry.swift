/// How large a screen is, and how many pixels it has for a point.
public struct ScreenGeometry: Equatable, Sendable {
    /// In points; both sides are at least one.
    public let size: CGSize
    /// Pixels for a point: at least one, mostly 1, 2 or 3.
    public let scale: CGFloat

    /// Sizes and scales below one, or that are no numbers, count as one.
    public init(size: CGSize, scale: CGFloat) {
        func atLeastOne(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 1) : 1 }
        self.size = CGSize(width: atLeastOne(size.width), height: atLeastOne(size.height))
        self.scale = atLeastOne(scale)
    }

    /// The size in whole pixels, rounded to the nearest.
    public var pixelSize: PixelSize {
        PixelSize(width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    }
}
