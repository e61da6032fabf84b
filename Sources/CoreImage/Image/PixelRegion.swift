@_spi(ForasteroInternal) internal import CoreGraphics

/// Whole pixels of a picture's endless plane. Its origin is at the bottom left.
struct PixelRegion: Equatable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// The pixels that a rectangle touches; nil for none, and for more than a picture can have.
    init?(_ rect: CGRect) {
        let whole = rect.integral
        let most = CGFloat(PixelBuffer.maximumSide)
        guard !whole.isNull, !whole.isInfinite, abs(whole.minX) < 1e9, abs(whole.minY) < 1e9, (1...most).contains(whole.width),
            (1...most).contains(whole.height), whole.width * whole.height <= CGFloat(PixelBuffer.maximumPixelCount)
        else { return nil }
        (x, y, width, height) = (Int(whole.minX), Int(whole.minY), Int(whole.width), Int(whole.height))
    }

    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
    var count: Int { width * height }
}
