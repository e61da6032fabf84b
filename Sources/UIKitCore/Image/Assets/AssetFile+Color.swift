import Foundation

extension AssetFile {
    /// The colour with all its variants; nil where none can be read.
    var color: UIColor? {
        func shade(_ isDark: Bool, _ isHighContrast: Bool) -> UIColor? {
            let match = colors?.first { entry in
                let appearances = entry.appearances ?? []
                return appearances.isDark == isDark && appearances.isHighContrast == isHighContrast
            }
            return match?.color?.uiColor
        }
        guard let light = shade(false, false) ?? colors?.first?.color?.uiColor else { return nil }
        let dark = shade(true, false)
        let (lightHigh, darkHigh) = (shade(false, true), shade(true, true))
        guard dark != nil || lightHigh != nil || darkHigh != nil else { return light }
        return UIColor { traits in
            let isHigh = traits.accessibilityContrast == .high
            guard traits.userInterfaceStyle == .dark else { return isHigh ? lightHigh ?? light : light }
            return (isHigh ? darkHigh ?? dark : dark) ?? light
        }
    }
}

extension AssetFile.Color.Value {
    fileprivate var uiColor: UIColor? {
        if let reference {
            let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
            return SystemColor(rawValue: name).map { UIColor(source: .system($0)) }
        }
        guard let components else { return nil }
        func part(_ name: String) -> CGFloat { Self.number(components[name]) ?? (name == "alpha" ? 1 : 0) }
        if components["white"] != nil { return UIColor(white: part("white"), alpha: part("alpha")) }
        if colorSpace == "display-p3" {
            return UIColor(displayP3Red: part("red"), green: part("green"), blue: part("blue"), alpha: part("alpha"))
        }
        return UIColor(red: part("red"), green: part("green"), blue: part("blue"), alpha: part("alpha"))
    }

    /// Written as 0.5, as 128 or as 0x80.
    private static func number(_ text: String?) -> CGFloat? {
        guard let text else { return nil }
        if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        guard let value = Double(text) else { return nil }
        return text.contains(".") ? CGFloat(value) : CGFloat(value) / 255
    }
}
