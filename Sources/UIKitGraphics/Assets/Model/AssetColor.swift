import Foundation

/// A colour as an asset catalog writes it: components in a space, or the name of a colour of the system.
enum AssetColor: Hashable, Sendable {
    enum Space: String, Sendable {
        case srgb
        case extendedSRGB = "extended-srgb"
        case extendedLinearSRGB = "extended-linear-srgb"
        case displayP3 = "display-p3"
        case gray = "gray-gamma-22"
        case extendedGray = "extended-gray"
    }

    case components([CGFloat], Space)
    /// As `systemBlueColor`.
    case reference(String)

    /// Nil, and noted, where neither can be read.
    init?(_ element: JSONElement) {
        if let reference = element["reference"]?.text {
            self = .reference(reference)
            return
        }
        guard let components = element["components"] else {
            element.note("a colour needs components or a reference")
            return nil
        }
        guard components.object != nil else { return nil }
        let name = element["color-space"]?.text ?? "srgb"
        if Space(rawValue: name) == nil { element["color-space"]?.note("\"\(name)\" is not known; sRGB is taken") }
        let alpha = components["alpha"].flatMap { Self.component($0, isAlpha: true) } ?? 1
        if let white = components["white"] {
            guard let white = Self.component(white) else { return nil }
            self = .components([white, alpha], name == Space.extendedGray.rawValue ? .extendedGray : .gray)
            return
        }
        let parts = ["red", "green", "blue"].map { key in components[key].flatMap { Self.component($0) } }
        guard let red = parts[0], let green = parts[1], let blue = parts[2] else {
            components.note("red, green and blue are needed, or white")
            return nil
        }
        self = .components([red, green, blue, alpha], Space(rawValue: name) ?? .srgb)
    }

    /// Written as 0.5, as 128 or as 0x80; a number without quotes is one of 0…1.
    private static func component(_ element: JSONElement, isAlpha: Bool = false) -> CGFloat? {
        guard let text = (element.value as? String)?.trimmingCharacters(in: .whitespaces) else { return element.number }
        if text.lowercased().hasPrefix("0x"), let number = UInt8(text.dropFirst(2), radix: 16) { return CGFloat(number) / 255 }
        guard let number = Double(text), number.isFinite else {
            element.note("\"\(text)\" is no component; write 0.5, 128 or 0x80")
            return nil
        }
        // ad-hoc: an alpha of "1" is meant to be opaque.
        let isFraction = text.contains(".") || text.lowercased().contains("e") || (isAlpha && number <= 1)
        return CGFloat(isFraction ? number : number / 255)
    }
}
