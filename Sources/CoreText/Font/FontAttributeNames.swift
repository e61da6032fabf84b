// The attributes of a font descriptor. UIKit's of the same meaning have the same names.
// apple: https://developer.apple.com/documentation/coretext/font-attributes

/// A `URL`: the file of the font.
public nonisolated(unsafe) let kCTFontURLAttribute: CFString = "NSCTFontFileURLAttribute"

/// A text: the name of one face.
public nonisolated(unsafe) let kCTFontNameAttribute: CFString = "NSFontNameAttribute"

/// A text: the name for people. Kept, without influence.
public nonisolated(unsafe) let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"

/// A text: the family.
public nonisolated(unsafe) let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"

/// A text: the face within the family, such as "Bold Italic".
public nonisolated(unsafe) let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"

/// A dictionary of ``kCTFontSymbolicTrait`` and its kin.
public nonisolated(unsafe) let kCTFontTraitsAttribute: CFString = "NSFontTraitsAttribute"

/// A number: points.
public nonisolated(unsafe) let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"

/// A `CGAffineTransform`, whose shear leans the glyphs; the rest of it has no influence.
public nonisolated(unsafe) let kCTFontMatrixAttribute: CFString = "NSFontMatrixAttribute"

/// An array of descriptors, whose families are asked for characters that the font does not have.
public nonisolated(unsafe) let kCTFontCascadeListAttribute: CFString = "NSCTFontCascadeListAttribute"

/// The characters that the font has.
public nonisolated(unsafe) let kCTFontCharacterSetAttribute: CFString = "NSCTFontCharacterSetAttribute"

/// An array of dictionaries that name features; see `SFNTLayoutTypes`.
public nonisolated(unsafe) let kCTFontFeatureSettingsAttribute: CFString = "NSCTFontFeatureSettingsAttribute"

/// A number. Kept, without influence.
public nonisolated(unsafe) let kCTFontFixedAdvanceAttribute: CFString = "NSCTFontFixedAdvanceAttribute"

/// A number: the raw value of ``CTFontSymbolicTraits``.
public nonisolated(unsafe) let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"

/// A number from -1, thin, to 1, black; 0 is regular.
public nonisolated(unsafe) let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"

/// A number from -1, narrow, to 1, wide.
public nonisolated(unsafe) let kCTFontWidthTrait: CFString = "NSCTFontProportionTrait"

/// A number; any other than 0 is italic.
public nonisolated(unsafe) let kCTFontSlantTrait: CFString = "NSCTFontSlantTrait"

/// The number of a kind of feature.
public nonisolated(unsafe) let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"

/// The number of one of its settings.
public nonisolated(unsafe) let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
