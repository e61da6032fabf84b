import UIKit

/// The parts of a colour, from 0 to 1.
struct RGBA: Hashable, Sendable {
    var red: CGFloat = 1
    var green: CGFloat = 1
    var blue: CGFloat = 1
    var alpha: CGFloat = 1

    static let white = RGBA()

    init(red: CGFloat = 1, green: CGFloat = 1, blue: CGFloat = 1, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    init(_ color: UIColor) { color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) }

    var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

    func mixed(with other: RGBA, _ share: CGFloat) -> RGBA {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
        return RGBA(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: mix(alpha, other.alpha))
    }
}
