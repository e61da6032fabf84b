import Foundation
internal import TextEngine

/// The features that the font has and that can be asked for by numbers, as dictionaries; nil for none.
///
/// Each is a kind of feature with ``kCTFontFeatureTypeSelectorsKey``. Kinds of which one setting rules out the others have
/// ``kCTFontFeatureTypeExclusiveKey``.
// apple: https://developer.apple.com/documentation/coretext/ctfontcopyfeatures(_:)
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? {
    let tags = font.glyphs?.featureTags ?? []
    let settings = FontFeatureTable.settings(of: FontDescription.Features(tags: tags))
    let types = Set(settings.map(\.type)).sorted()
    guard !types.isEmpty else { return nil }
    let kinds = types.map { type in FeatureKind(number: type, selectors: settings.filter { $0.type == type }.map(\.selector)) }
    return kinds.map(\.dictionary) as NSArray
}

/// A kind of feature of a font, with those of its settings that the font has.
private struct FeatureKind {
    var number: Int
    var selectors: [Int]

    var dictionary: NSDictionary {
        let name = Self.names[number]
        let isExclusive = name?.isExclusive ?? false
        var listed = selectors.map { selector($0, name: "\(name?.name ?? "Feature") \($0)", isDefault: false) }
        // One that can be asked for is not the usual one: that has a number of its own.
        if let usual = name?.usual { listed.insert(selector(usual, name: "Default", isDefault: true), at: 0) }
        return [
            kCTFontFeatureTypeIdentifierKey as String: NSNumber(value: number),
            kCTFontFeatureTypeNameKey as String: (name?.name ?? "Feature \(number)") as NSString,
            kCTFontFeatureTypeExclusiveKey as String: NSNumber(value: isExclusive),
            kCTFontFeatureTypeSelectorsKey as String: listed as NSArray,
        ] as NSDictionary
    }

    private func selector(_ number: Int, name: String, isDefault: Bool) -> NSDictionary {
        var selector: [String: Any] = [
            kCTFontFeatureSelectorIdentifierKey as String: NSNumber(value: number),
            kCTFontFeatureSelectorNameKey as String: name as NSString,
        ]
        if isDefault { selector[kCTFontFeatureSelectorDefaultKey as String] = NSNumber(value: true) }
        return selector as NSDictionary
    }

    private static let names: [Int: (name: String, isExclusive: Bool, usual: Int?)] = [
        kLigaturesType: ("Ligatures", false, nil), kNumberSpacingType: ("Number Spacing", true, nil),
        kVerticalPositionType: ("Vertical Position", true, kNormalPositionSelector),
        kFractionsType: ("Fractions", true, kNoFractionsSelector), kTypographicExtrasType: ("Typographic Extras", false, nil),
        kStyleOptionsType: ("Style Options", true, kNoStyleOptionsSelector), kNumberCaseType: ("Number Case", true, nil),
        kCaseSensitiveLayoutType: ("Case-Sensitive Layout", false, nil),
        kStylisticAlternativesType: ("Alternative Stylistic Sets", false, kNoStylisticAlternatesSelector),
        kContextualAlternatesType: ("Contextual Alternates", false, nil),
        kLowerCaseType: ("Lower Case", true, kDefaultLowerCaseSelector), kUpperCaseType: ("Upper Case", true, kDefaultUpperCaseSelector),
    ]
}

/// A text: the name of a kind of feature.
public nonisolated(unsafe) let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
/// A number: true where one setting of the kind rules out the others.
public nonisolated(unsafe) let kCTFontFeatureTypeExclusiveKey: CFString = "CTFeatureTypeExclusive"
/// An array of dictionaries: the settings of a kind of feature.
public nonisolated(unsafe) let kCTFontFeatureTypeSelectorsKey: CFString = "CTFeatureTypeSelectors"
/// A text: the name of a setting.
public nonisolated(unsafe) let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
/// A number: true for the setting of text that asks for none.
public nonisolated(unsafe) let kCTFontFeatureSelectorDefaultKey: CFString = "CTFeatureSelectorDefault"
