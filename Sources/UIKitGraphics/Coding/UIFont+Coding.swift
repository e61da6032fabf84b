import Foundation
internal import TextEngine

// Fonts in archives and nibs: a name or a use, and a size.
extension UIFont {
    /// The font in an archive; nil where there is none. A font that is not installed gives way to the system's.
    static func decoded(from coder: NSCoder) -> (FontDescription, FontScaling?)? {
        guard coder.allowsKeyedCoding else { return nil }
        let descriptor = coder.decodePresent(forKey: NibKey.fontDescriptor) as? UIFontDescriptor
        let usage = descriptor?.fontAttributes[.textStyle] as? String
        if let usage, usage.hasPrefix(textStylePrefix) {
            let style = TextStyle(rawValue: usage)
            let font = preferredFont(forTextStyle: style)
            return (font.textFont.description, .style(style))
        }
        guard let size = coder.decodeNumber(forKey: NibKey.fontPointSize) ?? descriptor?.pointSize, size > 0 else { return nil }
        let traits = coder.decodeInteger(forKey: NibKey.fontTraits)
        if let description = named(
            coder.decodeText(forKey: NibKey.fontName), descriptor, isSystem: coder.decodeBool(forKey: NibKey.systemFont))
        {
            var description = description
            description.size = size
            return (description, nil)
        }
        let bold: Weight = traits & boldTrait != 0 ? .semibold : .regular
        let weight = usage.flatMap { weightsByUsage[$0] } ?? bold
        let isItalic = traits & italicTrait != 0 || usage == obliqueUsage
        return (FontDescription(size: size, weight: weight.rawValue, isItalic: isItalic), nil)
    }

    private static func named(_ name: String?, _ descriptor: UIFontDescriptor?, isSystem: Bool) -> FontDescription? {
        guard !isSystem else { return nil }
        AppFonts.register()
        let names = [name, descriptor?.fontAttributes[.name] as? String, descriptor?.fontAttributes[.family] as? String]
        let found = names.lazy.compactMap { $0 }.first { !$0.hasPrefix(".") && FontLibrary.shared.hasFont(named: $0) }
        return found.map { FontDescription(family: .named($0), size: 12) }
    }

    func encodeFont(to coder: NSCoder) {
        coder.encode(Double(pointSize), forKey: NibKey.fontPointSize)
        let description = textFont.description
        if case .named(let name) = description.family {
            coder.encode(name as NSString, forKey: NibKey.fontName)
            return
        }
        coder.encode(true, forKey: NibKey.systemFont)
        coder.encode(description.isItalic ? Self.italicTrait : 0, forKey: NibKey.fontTraits)
        let style: String? = if case .style(let style) = scaling { style.rawValue } else { nil }
        let weight = Self.weightsByUsage.filter { $0.value.rawValue == description.weight }.keys.min()
        let usage = style ?? weight ?? "CTFontRegularUsage"
        coder.encode(UIFontDescriptor(fontAttributes: [.textStyle: usage, .size: pointSize]), forKey: NibKey.fontDescriptor)
    }

    private static let textStylePrefix = "UICTFontTextStyle"
    private static let obliqueUsage = "CTFontObliqueUsage"
    private static let italicTrait = 1
    private static let boldTrait = 2

    /// The weights of the system's font, by their names in compiled nibs.
    private static let weightsByUsage: [String: Weight] = [
        "CTFontUltraLightUsage": .ultraLight, "CTFontThinUsage": .thin, "CTFontLightUsage": .light, "CTFontRegularUsage": .regular,
        "CTFontMediumUsage": .medium, "CTFontDemiUsage": .semibold, "CTFontEmphasizedUsage": .semibold, "CTFontBoldUsage": .bold,
        "CTFontHeavyUsage": .heavy, "CTFontBlackUsage": .black,
    ]
}

extension UIFontDescriptor {
    /// The attributes that an archive holds as texts and numbers.
    static func decodedAttributes(from coder: NSCoder) -> [AttributeName: Any] {
        guard coder.allowsKeyedCoding else { return [:] }
        var attributes: [AttributeName: Any] = [:]
        func take(_ key: Any, _ value: Any) {
            guard let name = key as? String ?? (key as? NSString).map({ "\($0)" }) else { return }
            attributes[AttributeName(rawValue: name)] = (value as? NSString).map { "\($0)" } ?? value
        }
        switch coder.decodePresent(forKey: archiveKey) {
        case let found as [AnyHashable: Any]: for (key, value) in found { take(key.base, value) }
        case let found as NSDictionary: for (key, value) in found { take(key, value) }
        default: break
        }
        return attributes
    }

    func encodeAttributes(to coder: NSCoder) {
        let texts = fontAttributes.compactMapValues { $0 as? String }.map { ($0.key.rawValue as NSString, $0.value as NSString) }
        let plain = NSMutableDictionary()
        for (key, text) in texts { plain.setObject(text, forKey: key) }
        if pointSize > 0 { plain.setObject(NSNumber(value: Double(pointSize)), forKey: AttributeName.size.rawValue as NSString) }
        coder.encode(plain, forKey: Self.archiveKey)
    }

    private static let archiveKey = "UIFontDescriptorAttributes"
}
