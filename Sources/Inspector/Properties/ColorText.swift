import CoreGraphics
import UIKitCore

/// A colour as `#rrggbbaa`; when it is read, `#rrggbb` is opaque.
struct ColorText: Equatable {
    var red, green, blue, alpha: UInt8

    @MainActor
    init(of color: UIColor) {
        var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        _ = color.getRed(&r, green: &g, blue: &b, alpha: &a)
        (red, green, blue, alpha) = (Self.byte(r), Self.byte(g), Self.byte(b), Self.byte(a))
    }

    init?(_ text: String) {
        guard text.first == "#", text.utf8.count == 7 || text.utf8.count == 9, let number = UInt32(text.dropFirst(), radix: 16),
            !text.contains("+")
        else { return nil }
        let all = text.utf8.count == 9 ? number : number << 8 | 0xFF
        red = UInt8(all >> 24)
        green = UInt8(all >> 16 & 0xFF)
        blue = UInt8(all >> 8 & 0xFF)
        alpha = UInt8(all & 0xFF)
    }

    /// The colour of an edit; nil takes the colour away.
    static func edited(_ value: PropertyValue, _ name: String) throws(EditError) -> ColorText? {
        switch value {
        case .nothing: return nil
        case .text(let text):
            guard let color = ColorText(text) else { throw .wrongKind(name, .color) }
            return color
        default: throw .wrongKind(name, .color)
        }
    }

    var text: String {
        "#"
            + [red, green, blue, alpha].map { byte in
                let digits = String(byte, radix: 16)
                return digits.count == 1 ? "0" + digits : digits
            }.joined()
    }

    var color: UIColor {
        UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: CGFloat(alpha) / 255)
    }

    /// A value outside of what a screen can show is cut.
    private static func byte(_ value: CGFloat) -> UInt8 { UInt8((min(max(value.isNaN ? 0 : value, 0), 1) * 255).rounded()) }
}
