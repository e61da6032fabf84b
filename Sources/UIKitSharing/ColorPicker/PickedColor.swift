import Foundation
import UIKitCore

/// A colour as the picker's parts see it: shares of red, green and blue in sRGB, and its opacity.
struct PickedColor: Equatable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat = 1

    static let black = PickedColor(red: 0, green: 0, blue: 0)
    static let white = PickedColor(red: 1, green: 1, blue: 1)

    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        self.init(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1))
    }

    /// A colour outside of sRGB is cut to the nearest one inside; a pattern is black.
    @MainActor init(_ color: UIColor, with traits: UITraitCollection) { self.init(color.resolvedColor(with: traits)) }

    private init(_ color: UIColor) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        func cut(_ number: CGFloat) -> CGFloat { min(max(number, 0), 1) }
        self.init(red: cut(red), green: cut(green), blue: cut(blue), alpha: cut(alpha))
    }

    /// Six hexadecimal digits, or three; a number sign before them does not matter. Nil for any other text.
    init?(hexadecimal text: String) {
        var digits = text.trimmingCharacters(in: .whitespaces)
        if digits.hasPrefix("#") { digits.removeFirst() }
        if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
        guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let number = Int(digits, radix: 16) else { return nil }
        self.init(red: CGFloat(number >> 16) / 255, green: CGFloat(number >> 8 & 255) / 255, blue: CGFloat(number & 255) / 255)
    }

    var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

    var opaque: PickedColor { with(\.alpha, 1) }

    var hexadecimal: String {
        let number = Self.byte(red) << 16 | Self.byte(green) << 8 | Self.byte(blue)
        let digits = String(number, radix: 16, uppercase: true)
        return String(repeating: "0", count: 6 - digits.count) + digits
    }

    static func byte(_ share: CGFloat) -> Int { Int((share * 255).rounded()) }

    func with(_ path: WritableKeyPath<PickedColor, CGFloat>, _ value: CGFloat) -> PickedColor {
        var other = self
        other[keyPath: path] = value
        return other
    }

    func mixed(with other: PickedColor, _ share: CGFloat) -> PickedColor {
        PickedColor(
            red: red + (other.red - red) * share, green: green + (other.green - green) * share, blue: blue + (other.blue - blue) * share)
    }

    /// Returns true if both look the same on a screen, opacity aside.
    func looksLike(_ other: PickedColor) -> Bool { hexadecimal == other.hexadecimal }

    /// True if what stands on the colour is to be dark.
    var isLight: Bool { 0.299 * red + 0.587 * green + 0.114 * blue > 0.6 }
}
