import Foundation
internal import TextEngine

/// A glyph that stands for a text other than by the font's own table of characters.
// apple: https://developer.apple.com/documentation/coretext/ctglyphinfo
public final class CTGlyphInfo: @unchecked Sendable {
    let glyph: CGGlyph
    let name: String?
    let identifier: CGFontIndex
    let collection: CTCharacterCollection

    init(glyph: CGGlyph, name: String?, identifier: CGFontIndex, collection: CTCharacterCollection) {
        self.glyph = glyph
        self.name = name
        self.identifier = identifier
        self.collection = collection
    }
}

/// The number of a glyph or a character in its list.
public typealias CGFontIndex = UInt16

/// The list that numbers of characters count in.
// apple: https://developer.apple.com/documentation/coretext/ctcharactercollection
public enum CTCharacterCollection: UInt16, Sendable {
    /// The numbers are those of the font's glyphs.
    case identityMapping = 0
    case adobeCNS1 = 1
    case adobeGB1 = 2
    case adobeJapan1 = 3
    case adobeJapan2 = 4
    case adobeKorea1 = 5
}

/// A glyph of a font by its name; nil where the font has none of that name.
///
/// - Parameter baseString: The text that it stands for.
public func CTGlyphInfoCreateWithGlyphName(_ glyphName: CFString, _ font: CTFont, _ baseString: CFString) -> CTGlyphInfo? {
    guard let number = font.glyphs?.number(named: glyphName as String), let glyph = CGGlyph(exactly: number) else { return nil }
    return CTGlyphInfo(glyph: glyph, name: glyphName as String, identifier: 0, collection: .identityMapping)
}

/// A glyph of a font by its number; nil where the font has not so many.
///
/// - Parameter baseString: The text that it stands for.
public func CTGlyphInfoCreateWithGlyph(_ glyph: CGGlyph, _ font: CTFont, _ baseString: CFString) -> CTGlyphInfo? {
    guard let glyphs = font.glyphs, Int(glyph) < glyphs.glyphCount else { return nil }
    return CTGlyphInfo(glyph: glyph, name: glyphs.name(of: UInt32(glyph)), identifier: 0, collection: .identityMapping)
}

/// A character by its number in a list.
///
/// - Parameter baseString: The text that it stands for.
public func CTGlyphInfoCreateWithCharacterIdentifier(
    _ cid: CGFontIndex, _ collection: CTCharacterCollection, _ baseString: CFString
) -> CTGlyphInfo? {
    CTGlyphInfo(glyph: 0, name: nil, identifier: cid, collection: collection)
}

/// Its name in the font; nil where it has none.
public func CTGlyphInfoGetGlyphName(_ glyphInfo: CTGlyphInfo) -> CFString? { glyphInfo.name.map { $0 as CFString } }
/// Its number in the font; 0 for one that was made by the number of a character.
public func CTGlyphInfoGetGlyph(_ glyphInfo: CTGlyphInfo) -> CGGlyph { glyphInfo.glyph }
/// The number of its character; 0 for one that was made otherwise.
public func CTGlyphInfoGetCharacterIdentifier(_ glyphInfo: CTGlyphInfo) -> CGFontIndex { glyphInfo.identifier }
/// The list that the number of its character counts in.
public func CTGlyphInfoGetCharacterCollection(_ glyphInfo: CTGlyphInfo) -> CTCharacterCollection { glyphInfo.collection }
