// The names that `CTFontCopyName` knows.
// apple: https://developer.apple.com/documentation/coretext/font-name-specifiers

/// The note about who owns the design.
public nonisolated(unsafe) let kCTFontCopyrightNameKey: CFString = "CTFontCopyrightName"

/// The name of the family.
public nonisolated(unsafe) let kCTFontFamilyNameKey: CFString = "CTFontFamilyName"

/// The face within the family.
public nonisolated(unsafe) let kCTFontSubFamilyNameKey: CFString = "CTFontSubFamilyName"

/// The face within the family.
public nonisolated(unsafe) let kCTFontStyleNameKey: CFString = "CTFontStyleName"

/// A name that no other font has.
public nonisolated(unsafe) let kCTFontUniqueNameKey: CFString = "CTFontUniqueName"

/// The name of the face for people.
public nonisolated(unsafe) let kCTFontFullNameKey: CFString = "CTFontFullName"

/// The version of the file.
public nonisolated(unsafe) let kCTFontVersionNameKey: CFString = "CTFontVersionName"

/// The name of the face for programs.
public nonisolated(unsafe) let kCTFontPostScriptNameKey: CFString = "CTFontPostScriptName"

/// The note about protected names.
public nonisolated(unsafe) let kCTFontTrademarkNameKey: CFString = "CTFontTrademarkName"

/// Who made the font.
public nonisolated(unsafe) let kCTFontManufacturerNameKey: CFString = "CTFontManufacturerName"

/// Who drew the font.
public nonisolated(unsafe) let kCTFontDesignerNameKey: CFString = "CTFontDesignerName"

/// What the font is about.
public nonisolated(unsafe) let kCTFontDescriptionNameKey: CFString = "CTFontDescriptionName"

/// Where the font is sold.
public nonisolated(unsafe) let kCTFontVendorURLNameKey: CFString = "CTFontVendorURLName"

/// Where the one who drew it is found.
public nonisolated(unsafe) let kCTFontDesignerURLNameKey: CFString = "CTFontDesignerURLName"

/// What one may do with the font.
public nonisolated(unsafe) let kCTFontLicenseNameKey: CFString = "CTFontLicenseNameName"

/// Where the licence stands.
public nonisolated(unsafe) let kCTFontLicenseURLNameKey: CFString = "CTFontLicenseURLName"

/// A text that shows the font.
public nonisolated(unsafe) let kCTFontSampleTextNameKey: CFString = "CTFontSampleTextName"
