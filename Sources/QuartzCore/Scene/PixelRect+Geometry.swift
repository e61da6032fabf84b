import Display

extension PixelRect {
    static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

    /// Sides beyond this are cut off: far outside any picture, and small enough to calculate with.
    private static let limit: CGFloat = 16_777_216

    /// The smallest rectangle of whole pixels around a rectangle. What is no number gives an empty one.
    init(covering rect: CGRect) {
        guard !rect.hasNaN, !rect.isNull else {
            self = .empty
            return
        }
        // Less than a hundredth of a pixel is rounding, not content.
        let tolerance: CGFloat = 0.01
        self.init(
            left: (rect.minX + tolerance).rounded(.down), top: (rect.minY + tolerance).rounded(.down),
            right: (rect.maxX - tolerance).rounded(.up), bottom: (rect.maxY - tolerance).rounded(.up))
    }

    /// The pixels whose edges lie nearest to those of a rectangle.
    init(nearest rect: CGRect) {
        guard !rect.hasNaN, !rect.isNull else {
            self = .empty
            return
        }
        self.init(
            left: rect.minX.rounded(), top: rect.minY.rounded(), right: rect.maxX.rounded(), bottom: rect.maxY.rounded())
    }

    private init(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
        func whole(_ value: CGFloat) -> Int { Int(min(max(value, -Self.limit), Self.limit)) }
        let (x, y) = (whole(left), whole(top))
        self.init(x: x, y: y, width: max(0, whole(right) - x), height: max(0, whole(bottom) - y))
    }

    /// The smallest rectangle around both; empty ones do not count.
    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let left = min(x, other.x)
        let top = min(y, other.y)
        return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

    var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

extension CGRect {
    /// True if all four edges fall between pixels, but for rounding.
    var isPixelAligned: Bool {
        func isWhole(_ value: CGFloat) -> Bool { abs(value - value.rounded()) < 0.01 }
        return isWhole(minX) && isWhole(minY) && isWhole(maxX) && isWhole(maxY)
    }
}
