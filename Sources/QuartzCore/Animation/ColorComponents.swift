@_spi(ForasteroInternal) import CoreGraphics

/// A colour of sRGB as numbers, multiplied by alpha, as colours are mixed and painted.
struct ColorComponents: Equatable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double

    static let clear = ColorComponents(red: 0, green: 0, blue: 0, alpha: 0)

    private init(red: Double, green: Double, blue: Double, alpha: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// A missing colour is clear.
    init(_ color: CGColor?) {
        guard let paint = color?.paintColor else {
            self = .clear
            return
        }
        alpha = paint.alpha
        red = paint.red * alpha
        green = paint.green * alpha
        blue = paint.blue * alpha
    }

    var isOpaque: Bool { alpha >= 1 }
    var isClear: Bool { alpha <= 0 }

    func multiplied(by factor: Double) -> ColorComponents {
        ColorComponents(red: red * factor, green: green * factor, blue: blue * factor, alpha: alpha * factor)
    }

    func combined(with other: ColorComponents, _ f: (Double, Double) -> Double) -> ColorComponents {
        ColorComponents(
            red: f(red, other.red), green: f(green, other.green), blue: f(blue, other.blue), alpha: f(alpha, other.alpha))
    }

    var cgColor: CGColor {
        guard alpha > 0 else { return .clear }
        return CGColor(red: red / alpha, green: green / alpha, blue: blue / alpha, alpha: alpha)
    }
}
