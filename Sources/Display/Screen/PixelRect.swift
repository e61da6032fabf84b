/// A rectangle of whole pixels; the origin is the top left corner of the picture.
public struct PixelRect: Hashable, Sendable {
    /// The left edge.
    public var x: Int
    /// The upper edge; y grows downwards.
    public var y: Int
    /// In pixels. Zero or less makes the rectangle empty.
    public var width: Int
    /// In pixels. Zero or less makes the rectangle empty.
    public var height: Int

    /// The numbers are taken as they are, negative sizes too.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// A rectangle at the origin: all of a picture of that size.
    public init(_ size: PixelSize) {
        self.init(x: 0, y: 0, width: size.width, height: size.height)
    }

    /// The first column to the right of the rectangle.
    public var maxX: Int { x + width }
    /// The first row below the rectangle.
    public var maxY: Int { y + height }
    /// True if the rectangle has no pixel.
    public var isEmpty: Bool { width <= 0 || height <= 0 }
    /// The number of pixels inside; 0 when empty.
    public var area: Int { isEmpty ? 0 : width * height }

    /// The intersection; empty when the rectangles do not overlap.
    public func intersection(_ other: PixelRect) -> PixelRect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        return PixelRect(x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
    }
}
