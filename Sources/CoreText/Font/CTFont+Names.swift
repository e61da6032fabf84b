internal import TextEngine

/// The name of the one face, such as "Inter-SemiBold".
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.textFont.faceName as CFString }

/// The name of the family, such as "Inter".
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.textFont.familyName as CFString }

/// The name of the face for people, such as "Inter Semi Bold".
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fullName as CFString }

/// The name of the face for people.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.fullName as CFString }

/// One of the names that the file of the font has; nil where it has none of that kind.
///
/// - Parameter nameKey: One of ``kCTFontFamilyNameKey`` and its kin.
// apple: https://developer.apple.com/documentation/coretext/ctfontcopyname(_:_:)
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
    switch nameKey {
    case kCTFontFamilyNameKey: CTFontCopyFamilyName(font)
    case kCTFontPostScriptNameKey: CTFontCopyPostScriptName(font)
    case kCTFontFullNameKey: CTFontCopyFullName(font)
    case kCTFontSubFamilyNameKey, kCTFontStyleNameKey: font.styleName as CFString
    default: fileNames[nameKey as String].flatMap { font.glyphs?.name($0) }.map { $0 as CFString }
    }
}

/// The same: there are no names in other languages here.
///
/// - Parameter actualLanguage: Receives the language of the name; the receiver releases it.
public func CTFontCopyLocalizedName(
    _ font: CTFont, _ nameKey: CFString, _ actualLanguage: UnsafeMutablePointer<Unmanaged<CFString>?>?
) -> CFString? {
    let name = CTFontCopyName(font, nameKey)
    actualLanguage?.pointee = name == nil ? nil : Unmanaged.passRetained("en" as CFString)
    return name
}

private let fileNames: [String: GlyphFont.Name] = [
    "CTFontCopyrightName": .copyright, "CTFontUniqueName": .unique, "CTFontVersionName": .version, "CTFontTrademarkName": .trademark,
    "CTFontManufacturerName": .manufacturer, "CTFontDesignerName": .designer, "CTFontDescriptionName": .description,
    "CTFontVendorURLName": .vendorURL, "CTFontDesignerURLName": .designerURL, "CTFontLicenseNameName": .license,
    "CTFontLicenseURLName": .licenseURL, "CTFontSampleTextName": .sampleText,
]

extension CTFont {
    /// The face within the family, such as "SemiBold Italic".
    var styleName: String {
        let style = textFont.faceName.split(separator: "-", maxSplits: 1).dropFirst().first.map(String.init) ?? "Regular"
        guard style.hasSuffix("Italic"), style != "Italic" else { return style }
        return style.dropLast("Italic".count) + " Italic"
    }

    /// Where another font stands in, that of the one which was asked for.
    var fullName: String {
        if let name = glyphs?.name(.full), name.hasPrefix(textFont.familyName) { return name }
        return styleName == "Regular" ? textFont.familyName : textFont.familyName + " " + styleName
    }
}
