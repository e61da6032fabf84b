import Foundation
internal import TextEngine

/// Reads a description of a font out of the attributes of a descriptor, and writes such attributes.
struct DescriptorContent {
    private let attributes: [String: Any]

    init(_ attributes: [String: Any]) {
        self.attributes = attributes
    }

    /// - Parameter size: In points; 0 stands for that of the attributes, or 12.
    func description(size: CGFloat) -> FontDescription {
        let own = number(kCTFontSizeAttribute) ?? 0
        var description = FontDescription(family: family, size: size != 0 ? size : own > 0 ? own : 12)
        let symbolic = symbolicTraits
        description.weight = number(kCTFontWeightTrait, in: traits) ?? (symbolic.contains(.traitBold) ? 0.4 : 0)
        description.isItalic = symbolic.contains(.traitItalic) || (number(kCTFontSlantTrait, in: traits) ?? 0) != 0
        let width: CGFloat = symbolic.contains(.traitCondensed) ? -0.2 : symbolic.contains(.traitExpanded) ? 0.2 : 0
        description.width = number(kCTFontWidthTrait, in: traits) ?? width
        description.features = features
        if let matrix = attributes[kCTFontMatrixAttribute as String] as? CGAffineTransform, matrix.d != 0, matrix.c.isFinite {
            description.slant = matrix.c / matrix.d
        }
        description.fallbackFamilies = fallbacks.map { $0.font.textFont.familyName }
        return description
    }

    var fallbacks: [CTFontDescriptor] { attributes[kCTFontCascadeListAttribute as String] as? [CTFontDescriptor] ?? [] }

    private var family: FontDescription.Family {
        if let name = text(kCTFontNameAttribute) { return .named(name) }
        guard let family = text(kCTFontFamilyNameAttribute) else {
            return .system(symbolicTraits.contains(.traitMonoSpace) ? .monospaced : .standard)
        }
        return .named(text(kCTFontStyleNameAttribute).map { family + "-" + $0.filter { $0 != " " } } ?? family)
    }

    private var symbolicTraits: CTFontSymbolicTraits {
        if let traits = traits[kCTFontSymbolicTrait as String] as? CTFontSymbolicTraits { return traits }
        return CTFontSymbolicTraits(rawValue: number(kCTFontSymbolicTrait, in: traits).flatMap { UInt32(exactly: $0) } ?? 0)
    }

    private var traits: [String: Any] { Self.named(attributes[kCTFontTraitsAttribute as String]) }

    private var features: FontDescription.Features {
        let settings = attributes[kCTFontFeatureSettingsAttribute as String] as? [Any] ?? []
        return settings.map(Self.named).reduce(into: []) { features, setting in
            guard let type = number(kCTFontFeatureTypeIdentifierKey, in: setting).flatMap({ Int(exactly: $0) }),
                let selector = number(kCTFontFeatureSelectorIdentifierKey, in: setting).flatMap({ Int(exactly: $0) })
            else { return }
            features.formUnion(FontFeatureTable.features(FontFeatureTable.Setting(type: type, selector: selector)))
        }
    }

    private func text(_ key: CFString) -> String? {
        attributes[key as String].flatMap { $0 as? String ?? ($0 as? NSString).map { $0 as String } }
    }

    private func number(_ key: CFString, in values: [String: Any]? = nil) -> CGFloat? {
        switch (values ?? attributes)[key as String] {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as UInt32: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    /// A dictionary of Swift or of Foundation by texts.
    private static func named(_ value: Any?) -> [String: Any] {
        switch value {
        case let values as [String: Any]: values
        case let values as NSDictionary: Dictionary(values.map { ("\($0.key)", $0.value) }) { $1 }
        case let values as [AnyHashable: Any]: Dictionary(values.map { ("\($0.key.base)", $0.value) }) { $1 }
        default: [:]
        }
    }

    // MARK: Writing

    static func attributes(of description: FontDescription) -> [String: Any] {
        let font = FontLibrary.shared.font(description)
        var attributes: [String: Any] = [kCTFontSizeAttribute as String: NSNumber(value: Double(description.size))]
        switch description.family {
        case .system(let design):
            var traits = font.traits
            if design == .monospaced {
                traits[kCTFontSymbolicTrait as String] = NSNumber(value: font.symbolicTraits.union(.traitMonoSpace).rawValue)
            }
            attributes[kCTFontTraitsAttribute as String] = traits as NSDictionary
        case .named(let name):
            attributes[kCTFontNameAttribute as String] = name
            if description.weight != 0 || description.isItalic || description.width != 0 {
                attributes[kCTFontTraitsAttribute as String] = font.traits as NSDictionary
            }
        }
        if description.slant != 0 {
            attributes[kCTFontMatrixAttribute as String] = CGAffineTransform(a: 1, b: 0, c: description.slant, d: 1, tx: 0, ty: 0)
        }
        let settings = FontFeatureTable.settings(of: description.features)
        if !settings.isEmpty { attributes[kCTFontFeatureSettingsAttribute as String] = settings.map(Self.attributes) }
        if !description.fallbackFamilies.isEmpty {
            attributes[kCTFontCascadeListAttribute as String] = description.fallbackFamilies.map {
                CTFontDescriptor([kCTFontFamilyNameAttribute as String: $0])
            }
        }
        return attributes
    }

    static func attributes(of setting: FontFeatureTable.Setting) -> NSDictionary {
        [
            kCTFontFeatureTypeIdentifierKey as String: NSNumber(value: setting.type),
            kCTFontFeatureSelectorIdentifierKey as String: NSNumber(value: setting.selector),
        ] as NSDictionary
    }
}
