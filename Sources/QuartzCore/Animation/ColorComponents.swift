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
        guard let color, let space = CGColorSpace(name: CGColorSpace.sRGB),
            let parts = color.converted(to: space, intent: .defaultIntent, options: nil)?.components, parts.count == 4
        else {
            self = .clear
            return
        }
        func unit(_ value: CGFloat) -> Double { min(max(value, 0), 1) }
        alpha = unit(parts[3])
        red = unit(parts[0]) * alpha
        green = unit(parts[1]) * alpha
        blue = unit(parts[2]) * alpha
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
