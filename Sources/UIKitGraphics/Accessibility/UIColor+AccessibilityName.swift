import Foundation

extension UIColor {
    /// What the colour is called where it can only be read out: `red`, `dark blue`, `light gray`; with its opacity where it is not opaque.
    ///
    /// In English, and of the present traits. The words are those of iOS where its documentation gives them; where one hue ends and the next
    /// begins is our choice.
    // apple: https://developer.apple.com/documentation/uikit/uicolor/accessibilityname
    public var accessibilityName: String {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "pattern" }
        let name = SpokenColor(red: red.clampedToUnit, green: green.clampedToUnit, blue: blue.clampedToUnit).name
        guard alpha < 1 else { return name }
        return "\(name), \(Int((alpha.clampedToUnit * 100).rounded()))% opacity"
    }
}

/// A colour in words.
struct SpokenColor {
    let name: String

    /// - Parameters: 0…1.
    init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let color = HueSaturationBrightness(red: red, green: green, blue: blue)
        // The lightness of the double cone, whose middle has the full colours.
        let lightness = (max(red, green, blue) + min(red, green, blue)) / 2
        name =
            color.saturation < 0.12 || lightness < 0.05 || lightness > 0.97
            ? Self.gray(lightness) : Self.shade(color, lightness)
    }

    private static func gray(_ lightness: CGFloat) -> String {
        switch lightness {
        case ..<0.05: "black"
        case ..<0.42: "dark gray"
        case ..<0.6: "gray"
        case ..<0.95: "light gray"
        default: "white"
        }
    }

    private static func shade(_ color: HueSaturationBrightness, _ lightness: CGFloat) -> String {
        let hue = hue(color.hue * 360)
        if hue == "orange", color.brightness < 0.7 { return color.brightness < 0.4 ? "dark brown" : "brown" }
        switch lightness {
        case ..<0.22: return "dark \(hue)"
        case 0.78...: return "light \(hue)"
        default: return color.saturation < 0.35 ? "grayish \(hue)" : hue
        }
    }

    private static func hue(_ degrees: CGFloat) -> String {
        switch degrees {
        case ..<15: "red"
        case ..<45: "orange"
        case ..<70: "yellow"
        case ..<165: "green"
        case ..<200: "cyan"
        case ..<255: "blue"
        case ..<292: "purple"
        case ..<320: "magenta"
        case ..<347: "pink"
        default: "red"
        }
    }
}

extension CGFloat {
    fileprivate var clampedToUnit: CGFloat { isFinite ? Swift.min(Swift.max(self, 0), 1) : 0 }
}
