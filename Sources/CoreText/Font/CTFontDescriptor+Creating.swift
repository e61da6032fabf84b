public import Foundation
internal import TextEngine

/// A descriptor by attributes: ``kCTFontNameAttribute`` and its kin. Those that are not known are kept and have no influence.
// apple: https://developer.apple.com/documentation/coretext/ctfontdescriptorcreatewithattributes(_:)
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor { CTFontDescriptor(attributes) }

/// A descriptor of a face by its name.
///
/// - Parameter size: In points; 0 leaves the size open.
// apple: https://developer.apple.com/documentation/coretext/ctfontdescriptorcreatewithnameandsize(_:_:)
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    CTFontDescriptor([kCTFontNameAttribute as String: name as String, kCTFontSizeAttribute as String: NSNumber(value: Double(size))])
}

/// The descriptor with further attributes, which replace those of the same name.
// apple: https://developer.apple.com/documentation/coretext/ctfontdescriptorcreatecopywithattributes(_:_:)
public func CTFontDescriptorCreateCopyWithAttributes(_ original: CTFontDescriptor, _ attributes: CFDictionary) -> CTFontDescriptor {
    original.merging(CTFontDescriptor(attributes).attributes)
}

/// The same for another family; nil where that is not known.
// apple: https://developer.apple.com/documentation/coretext/ctfontdescriptorcreatecopywithfamily(_:_:)
public func CTFontDescriptorCreateCopyWithFamily(_ original: CTFontDescriptor, _ family: CFString) -> CTFontDescriptor? {
    guard FontLibrary.shared.hasFont(named: family as String) else { return nil }
    let names = [kCTFontNameAttribute as String, kCTFontStyleNameAttribute as String]
    return CTFontDescriptor(original.attributes.filter { !names.contains($0.key) })
        .merging([kCTFontFamilyNameAttribute as String: family as String])
}

/// The same with other qualities; nil where the family has no such face.
// apple: https://developer.apple.com/documentation/coretext/ctfontdescriptorcreatecopywithsymbolictraits(_:_:_:)
public func CTFontDescriptorCreateCopyWithSymbolicTraits(
    _ original: CTFontDescriptor, _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFontDescriptor? {
    original.font.textFont.description(with: symTraitValue, changing: symTraitMask).map { CTFontDescriptor($0) }
}

/// The same with one feature more.
// apple: https://developer.apple.com/documentation/coretext/ctfontdescriptorcreatecopywithfeature(_:_:_:)
public func CTFontDescriptorCreateCopyWithFeature(
    _ original: CTFontDescriptor, _ featureTypeIdentifier: CFNumber, _ featureSelectorIdentifier: CFNumber
) -> CTFontDescriptor {
    let key = kCTFontFeatureSettingsAttribute as String
    let setting = FontFeatureTable.Setting(type: featureTypeIdentifier.intValue, selector: featureSelectorIdentifier.intValue)
    return original.merging([key: (original.attributes[key] as? [Any] ?? []) + [DescriptorContent.attributes(of: setting)]])
}

/// The font that a descriptor leads to, as a descriptor; nil where its name or family is not known.
///
/// - Parameter mandatoryAttributes: The names of those that must agree; nil for all that the descriptor has. Only names of fonts are
///   looked at, since what is beyond is replaced by the nearest there is.
// apple: https://developer.apple.com/documentation/coretext/ctfontdescriptorcreatematchingfontdescriptor(_:_:)
public func CTFontDescriptorCreateMatchingFontDescriptor(
    _ descriptor: CTFontDescriptor, _ mandatoryAttributes: CFSet?
) -> CTFontDescriptor? {
    let names = [kCTFontNameAttribute, kCTFontFamilyNameAttribute].filter { mandatoryAttributes?.contains($0) ?? true }
    let asked = names.compactMap { descriptor.attributes[$0 as String].map { "\($0)" } }
    guard asked.allSatisfy({ FontLibrary.shared.hasFont(named: $0) }) else { return nil }
    return CTFontDescriptor(descriptor.content.description(size: 0))
}

/// The fonts that a descriptor leads to, as descriptors; nil for none.
///
/// All faces of a family that is named without a face, and else the one that would be found.
// apple: https://developer.apple.com/documentation/coretext/ctfontdescriptorcreatematchingfontdescriptors(_:_:)
public func CTFontDescriptorCreateMatchingFontDescriptors(
    _ descriptor: CTFontDescriptor, _ mandatoryAttributes: CFSet?
) -> CFArray? {
    guard let match = CTFontDescriptorCreateMatchingFontDescriptor(descriptor, mandatoryAttributes) else { return nil }
    let attributes = descriptor.attributes
    let narrower = [kCTFontNameAttribute, kCTFontStyleNameAttribute, kCTFontTraitsAttribute]
    guard let family = attributes[kCTFontFamilyNameAttribute as String], narrower.allSatisfy({ attributes[$0 as String] == nil }) else {
        return [match] as NSArray
    }
    let faces = FontLibrary.shared.faceNames(inFamily: "\(family)").map { CTFontDescriptor([kCTFontNameAttribute as String: $0]) }
    return (faces.isEmpty ? [match] : faces) as NSArray
}

// MARK: Reading

/// The attributes that the descriptor was made of.
// apple: https://developer.apple.com/documentation/coretext/ctfontdescriptorcopyattributes(_:)
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
    NSDictionary(dictionary: descriptor.attributes)
}

/// An attribute of the descriptor, or of the font that it leads to; nil where neither has it.
// apple: https://developer.apple.com/documentation/coretext/ctfontdescriptorcopyattribute(_:_:)
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
    if let value = descriptor.attributes[attribute as String] { return (value as? String).map { $0 as NSString } ?? value as AnyObject }
    // The size is left open by a descriptor that says nothing of it.
    return attribute == kCTFontSizeAttribute ? nil : CTFontCopyAttribute(descriptor.font, attribute)
}

/// The same: there are no values in other languages here.
///
/// - Parameter language: Receives the language of the value; the receiver releases it.
public func CTFontDescriptorCopyLocalizedAttribute(
    _ descriptor: CTFontDescriptor, _ attribute: CFString, _ language: UnsafeMutablePointer<Unmanaged<CFString>?>?
) -> CFTypeRef? {
    let value = CTFontDescriptorCopyAttribute(descriptor, attribute)
    language?.pointee = value == nil ? nil : Unmanaged.passRetained("en" as CFString)
    return value
}

/// The descriptor that leads back to a font.
// apple: https://developer.apple.com/documentation/coretext/ctfontcopyfontdescriptor(_:)
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { CTFontDescriptor(font.textFont.description) }

/// An attribute of a font; nil where it has none of that name.
// apple: https://developer.apple.com/documentation/coretext/ctfontcopyattribute(_:_:)
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> CFTypeRef? {
    switch attribute {
    case kCTFontNameAttribute: CTFontCopyPostScriptName(font)
    case kCTFontFamilyNameAttribute: CTFontCopyFamilyName(font)
    case kCTFontStyleNameAttribute: font.styleName as NSString
    case kCTFontDisplayNameAttribute: CTFontCopyDisplayName(font)
    case kCTFontSizeAttribute: NSNumber(value: Double(font.textFont.size))
    case kCTFontTraitsAttribute: CTFontCopyTraits(font)
    case kCTFontURLAttribute: font.glyphs?.file.map { $0 as NSURL }
    case kCTFontCharacterSetAttribute: CTFontCopyCharacterSet(font)
    default: DescriptorContent.attributes(of: font.textFont.description)[attribute as String].map { $0 as AnyObject }
    }
}

/// The features that are on, as dictionaries of numbers; nil for none.
// apple: https://developer.apple.com/documentation/coretext/ctfontcopyfeaturesettings(_:)
public func CTFontCopyFeatureSettings(_ font: CTFont) -> CFArray? {
    CTFontCopyAttribute(font, kCTFontFeatureSettingsAttribute) as? NSArray
}
