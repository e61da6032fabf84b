import Display

/// How far something has moved, in whole pixels.
struct PixelDistance: Equatable {
    var x: Int
    var y: Int

    static let none = PixelDistance(x: 0, y: 0)

    /// Along one of the axes.
    var isStraight: Bool { x == 0 || y == 0 }
}

extension PixelRect {
    func moved(by distance: PixelDistance) -> PixelRect {
        PixelRect(x: x + distance.x, y: y + distance.y, width: width, height: height)
    }

    /// The same rectangle before it moved.
    func before(_ distance: PixelDistance) -> PixelRect {
        PixelRect(x: x - distance.x, y: y - distance.y, width: width, height: height)
    }
}
