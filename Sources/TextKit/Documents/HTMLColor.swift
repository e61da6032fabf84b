import Foundation

/// Colours as HTML and style sheets write them.
enum HTMLColor {
    private static let names: [String: UInt32] = [
        "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF, "maroon": 0x800000, "red": 0xFF0000,
        "purple": 0x800080, "fuchsia": 0xFF00FF, "magenta": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000,
        "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF, "cyan": 0x00FFFF, "orange": 0xFFA500,
        "pink": 0xFFC0CB, "brown": 0xA52A2A, "gold": 0xFFD700, "indigo": 0x4B0082, "violet": 0xEE82EE, "darkgray": 0xA9A9A9,
        "lightgray": 0xD3D3D3, "darkblue": 0x00008B, "darkgreen": 0x006400, "darkred": 0x8B0000, "tomato": 0xFF6347,
    ]

    static func color(_ text: String) -> UIColor? {
        let text = text.trimmingCharacters(in: .whitespaces).lowercased()
        if text == "transparent" { return .clear }
        if let value = names[text] { return color(value) }
        if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
        return text.hasPrefix("rgb") ? function(text) : hexadecimal(Substring(text))
    }

    private static func hexadecimal(_ digits: Substring) -> UIColor? {
        guard let value = UInt32(digits, radix: 16) else { return nil }
        switch digits.count {
        case 3:
            let parts = [value >> 8 & 0xF, value >> 4 & 0xF, value & 0xF].map { $0 * 17 }
            return color(parts[0] << 16 | parts[1] << 8 | parts[2])
        case 6: return color(value)
        case 8: return color(value >> 8, alpha: CGFloat(value & 0xFF) / 255)
        default: return nil
        }
    }

    /// `rgb(1, 2, 3)` and `rgba(1, 2, 3, 0.5)`, with numbers or per cent.
    private static func function(_ text: String) -> UIColor? {
        guard let open = text.firstIndex(of: "("), let close = text.firstIndex(of: ")"), open < close else { return nil }
        let parts = text[text.index(after: open)..<close].split(whereSeparator: { ", /".contains($0) }).map(String.init)
        guard parts.count >= 3 else { return nil }
        func part(_ index: Int, _ whole: Double) -> CGFloat {
            let isPercent = parts[index].hasSuffix("%")
            let value = Double(isPercent ? String(parts[index].dropLast()) : parts[index]) ?? 0
            return CGFloat(min(max(value / (isPercent ? 100 : whole), 0), 1))
        }
        return UIColor(red: part(0, 255), green: part(1, 255), blue: part(2, 255), alpha: parts.count > 3 ? part(3, 1) : 1)
    }

    private static func color(_ value: UInt32, alpha: CGFloat = 1) -> UIColor {
        UIColor(
            red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255, blue: CGFloat(value & 0xFF) / 255, alpha: alpha
        )
    }
}
