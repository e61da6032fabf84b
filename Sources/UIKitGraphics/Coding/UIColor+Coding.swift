import Foundation

// Colours in archives and nibs: the name of a system colour, or components.
extension UIColor {
    /// The colour in an archive; nil where there is none.
    static func decodedSource(from coder: NSCoder) -> Source? {
        guard coder.allowsKeyedCoding else { return nil }
        if let name = coder.decodeText(forKey: NibKey.systemColorName), let source = source(named: name) { return source }
        func part(_ key: String) -> CGFloat? { coder.decodeNumber(forKey: key) }
        let alpha = min(max(part(NibKey.alpha) ?? 1, 0), 1)
        if let white = part(NibKey.white) { return UIColor(white: white, alpha: alpha).source }
        guard let red = part(NibKey.red), let green = part(NibKey.green), let blue = part(NibKey.blue) else { return nil }
        if coder.decodeText(forKey: NibKey.colorSpaceName) == displayP3, let space = CGColorSpace(name: CGColorSpace.displayP3),
            let color = CGColor(colorSpace: space, components: [red, green, blue, alpha])
        {
            return .fixed(color)
        }
        return .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    }

    /// The colour of a name that nibs use: that of a property of ``UIColor``, with or without `Color` behind it.
    private static func source(named name: String) -> Source? {
        let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        if let system = SystemColor(rawValue: name) ?? SystemColor(rawValue: short) { return .system(system) }
        return fixedColors[short]?.source
    }

    private static let fixedColors: [String: UIColor] = [
        "darkText": .darkText, "lightText": .lightText, "groupTableViewBackground": .systemGroupedBackground, "black": .black,
        "white": .white, "clear": .clear, "gray": .gray, "lightGray": .lightGray, "darkGray": .darkGray, "red": .red,
        "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange,
        "purple": .purple, "brown": .brown,
        // Patterns and shades of iPhone OS that have become plain.
        "tableCellGroupedText": UIColor(red: 0.22, green: 0.33, blue: 0.53, alpha: 1),
        "viewFlipsideBackground": UIColor(red: 0.12, green: 0.13, blue: 0.14, alpha: 1),
        "scrollViewTexturedBackground": UIColor(red: 0.44, green: 0.45, blue: 0.48, alpha: 1),
        "underPageBackground": UIColor(red: 0.71, green: 0.72, blue: 0.74, alpha: 1),
    ]

    func encodeColor(to coder: NSCoder) {
        if case .system(let system) = source { return coder.encode(system.rawValue as NSString, forKey: NibKey.systemColorName) }
        let color = cgColor
        if color.colorSpace?.model == .monochrome, let parts = color.components, parts.count == 2 {
            for (key, part) in zip([NibKey.white, NibKey.alpha], parts) { coder.encode(Double(part), forKey: key) }
            return
        }
        let isWide = color.colorSpace?.name == CGColorSpace.displayP3
        guard let parts = isWide ? color.components : color.sRGBComponents.map({ [$0.red, $0.green, $0.blue, $0.alpha] }),
            parts.count == 4
        else { return }
        for (key, part) in zip([NibKey.red, NibKey.green, NibKey.blue, NibKey.alpha], parts) { coder.encode(Double(part), forKey: key) }
        if isWide { coder.encode(Self.displayP3 as NSString, forKey: NibKey.colorSpaceName) }
    }

    private static let displayP3 = "displayP3"
}
