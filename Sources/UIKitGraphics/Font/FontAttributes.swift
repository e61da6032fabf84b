import Foundation
internal import TextEngine

/// Reads font descriptions out of the dictionaries of descriptors, and writes such dictionaries.
struct FontAttributes {
    typealias Dictionary = [UIFontDescriptor.AttributeName: Any]
    typealias Traits = [UIFontDescriptor.TraitKey: Any]

    private let attributes: Dictionary

    init(_ attributes: Dictionary) {
        self.attributes = attributes
    }

    /// Nil when nothing is said about the size.
    var size: CGFloat? { AttributeNumber.read(attributes[.size]) }

    var textStyle: UIFont.TextStyle? {
        (attributes[.textStyle] as? UIFont.TextStyle) ?? (attributes[.textStyle] as? String).map(UIFont.TextStyle.init(rawValue:))
    }

    var traits: Traits {
        if let traits = attributes[.traits] as? Traits { return traits }
        let byName = attributes[.traits] as? [String: Any] ?? [:]
        return Traits(uniqueKeysWithValues: byName.map { (UIFontDescriptor.TraitKey(rawValue: $0.key), $0.value) })
    }

    /// The traits that the dictionary itself asks for; nil when it does not.
    var symbolicTraits: UIFontDescriptor.SymbolicTraits? {
        switch traits[.symbolic] {
        case let traits as UIFontDescriptor.SymbolicTraits: traits
        case let number as UInt32: UIFontDescriptor.SymbolicTraits(rawValue: number)
        case let value: AttributeNumber.read(value).flatMap { UInt32(exactly: $0) }.map(UIFontDescriptor.SymbolicTraits.init(rawValue:))
        }
    }

    /// Which font is meant. What the dictionary leaves open is regular, upright, and of the system.
    func description(size: CGFloat) -> FontDescription {
        var description = FontDescription(family: family, size: size)
        let isSystem = if case .system = description.family { true } else { false }
        let symbolic = symbolicTraits ?? []
        let bold: CGFloat? = symbolic.contains(.traitBold) ? (isSystem ? UIFont.Weight.semibold : .bold).rawValue : nil
        let styleWeight = textStyle.map { TextStyleTable.entry(for: $0).weight.rawValue }
        let unmarked = symbolicTraits == nil ? styleWeight : nil
        description.weight = AttributeNumber.read(traits[.weight]) ?? bold ?? unmarked ?? 0
        description.isItalic = symbolic.contains(.traitItalic) || (AttributeNumber.read(traits[.slant]) ?? 0) != 0
        let symbolicWidth: CGFloat = symbolic.contains(.traitCondensed) ? -0.2 : symbolic.contains(.traitExpanded) ? 0.2 : 0
        description.width = AttributeNumber.read(traits[.width]) ?? symbolicWidth
        description.features = FontFeatureSettings.read(attributes[.featureSettings])
        if let matrix = attributes[.matrix] as? CGAffineTransform, matrix.a != 0, matrix.c.isFinite {
            description.slant = matrix.c / matrix.a
        }
        let cascade = attributes[.cascadeList] as? [UIFontDescriptor] ?? []
        description.fallbackFamilies = cascade.compactMap { $0.object(forKey: .family) as? String }
        return description
    }

    private var family: FontDescription.Family {
        if let name = attributes[.name] as? String { return .named(name) }
        guard let family = attributes[.family] as? String else {
            let isMonospaced = symbolicTraits?.contains(.traitMonoSpace) == true
            let design = (traits[.design] as? String).flatMap(FontDescription.Design.init(name:))
            return .system(isMonospaced ? .monospaced : design ?? .standard)
        }
        return .named((attributes[.face] as? String).map { family + "-" + $0.filter { $0 != " " } } ?? family)
    }

    /// The dictionary that leads back to a description.
    static func make(_ description: FontDescription, style: UIFont.TextStyle?) -> Dictionary {
        var attributes: Dictionary = [.size: description.size]
        var traits: Traits = [:]
        switch description.family {
        case .system(let design):
            traits[.design] = design.name
            traits[.weight] = description.weight
        case .named(let name):
            attributes[.name] = name
            if description.weight != 0 { traits[.weight] = description.weight }
        }
        if description.isItalic { traits[.slant] = CGFloat(1) }
        if description.width != 0 { traits[.width] = description.width }
        attributes[.traits] = traits
        if let style { attributes[.textStyle] = style.rawValue }
        if description.slant != 0 { attributes[.matrix] = CGAffineTransform(a: 1, b: 0, c: description.slant, d: 1, tx: 0, ty: 0) }
        let settings = FontFeatureSettings.make(description.features)
        if !settings.isEmpty { attributes[.featureSettings] = settings }
        if !description.fallbackFamilies.isEmpty {
            attributes[.cascadeList] = description.fallbackFamilies.map { UIFontDescriptor(fontAttributes: [.family: $0]) }
        }
        return attributes
    }
}

extension FontDescription.Design {
    fileprivate static let names: [(FontDescription.Design, UIFontDescriptor.SystemDesign)] = [
        (.standard, .default), (.rounded, .rounded), (.serif, .serif), (.monospaced, .monospaced),
    ]

    init?(name: String) {
        guard let design = FontDescription.Design.names.first(where: { $0.1.rawValue == name })?.0 else { return nil }
        self = design
    }

    var name: String { (FontDescription.Design.names.first { $0.0 == self }?.1 ?? .default).rawValue }
}
