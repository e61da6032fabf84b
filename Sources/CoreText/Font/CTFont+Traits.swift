internal import TextEngine

/// The qualities of a font.
// apple: https://developer.apple.com/documentation/coretext/ctfontgetsymbolictraits(_:)
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits { font.textFont.symbolicTraits }

/// The qualities of a font as numbers, by ``kCTFontSymbolicTrait`` and its kin.
// apple: https://developer.apple.com/documentation/coretext/ctfontcopytraits(_:)
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary { font.textFont.traits as NSDictionary }

extension TextFont {
    var symbolicTraits: CTFontSymbolicTraits {
        var traits: CTFontSymbolicTraits = weight >= 0.3 ? .traitBold : []
        if isItalic { traits.insert(.traitItalic) }
        if description.width < 0 { traits.insert(.traitCondensed) }
        if description.width > 0 { traits.insert(.traitExpanded) }
        switch description.family {
        case .system(let design):
            traits.insert(.traitUIOptimized)
            if design == .monospaced { traits.insert(.traitMonoSpace) }
        case .named:
            if FontLibrary.shared.isMonospaced(family: familyName) { traits.insert(.traitMonoSpace) }
        }
        return traits
    }

    var traits: [String: Any] {
        [
            kCTFontSymbolicTrait as String: NSNumber(value: symbolicTraits.rawValue),
            kCTFontWeightTrait as String: NSNumber(value: Double(weight)),
            kCTFontWidthTrait as String: NSNumber(value: Double(description.width)),
            kCTFontSlantTrait as String: NSNumber(value: isItalic ? 0.07 : 0.0),
        ]
    }

    /// The same font with some qualities changed; nil where its family has no such face.
    func description(with wanted: CTFontSymbolicTraits, changing mask: CTFontSymbolicTraits) -> FontDescription? {
        let traits = symbolicTraits.subtracting(mask).union(wanted.intersection(mask))
        let changed = symbolicTraits.symmetricDifference(traits)
        var description = self.description
        if changed.contains(.traitBold) { description.weight = traits.contains(.traitBold) ? 0.4 : 0 }
        if changed.contains(.traitItalic) { description.isItalic = traits.contains(.traitItalic) }
        if !changed.isDisjoint(with: [.traitCondensed, .traitExpanded]) {
            description.width = traits.contains(.traitCondensed) ? -0.2 : traits.contains(.traitExpanded) ? 0.2 : 0
        }
        switch description.family {
        case .system:
            if changed.contains(.traitMonoSpace) {
                description.family = .system(traits.contains(.traitMonoSpace) ? .monospaced : .standard)
            }
        case .named:
            guard !changed.contains(.traitMonoSpace) || !traits.contains(.traitMonoSpace),
                FontLibrary.shared.family(familyName, hasBold: traits.contains(.traitBold), italic: traits.contains(.traitItalic))
            else { return nil }
            // The name of one face would keep the qualities of that face.
            description.family = .named(familyName)
            if !changed.contains(.traitBold) { description.weight = weight }
            if !changed.contains(.traitItalic) { description.isItalic = isItalic }
        }
        return description
    }
}
