/// A colour as pixels take it: sRGB between 0 and 1, alpha apart.
@_spi(ForasteroInternal)
public struct PaintColor: Hashable, Sendable {
    public let red: Double
    public let green: Double
    public let blue: Double
    public let alpha: Double

    /// Numbers outside 0…1 are clipped; what is not a number counts as 0.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        self.red = PaintColor.clip(red)
        self.green = PaintColor.clip(green)
        self.blue = PaintColor.clip(blue)
        self.alpha = PaintColor.clip(alpha)
    }

    public static let black = PaintColor(red: 0, green: 0, blue: 0, alpha: 1)

    public var isOpaque: Bool { alpha == 1 }

    /// The premultiplied 32-bit pixel, alpha in the highest byte.
    public var pixel: UInt32 {
        func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
        return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8 | byte(blue * alpha)
    }

    func multipliedAlpha(by factor: Double) -> PaintColor {
        PaintColor(red: red, green: green, blue: blue, alpha: alpha * factor)
    }

    private static func clip(_ value: Double) -> Double {
        value > 0 ? min(value, 1) : 0
    }
}

extension CGColor {
    /// The colour as the compositor and the drawing contexts use it.
    @_spi(ForasteroInternal) public var paintColor: PaintColor { paint }
}

extension PaintColor {
    /// The same colour for drawing functions.
    public var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }
}
