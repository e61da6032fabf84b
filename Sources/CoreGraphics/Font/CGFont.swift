/// The design of a font, out of a file, in no particular size.
// apple: https://developer.apple.com/documentation/coregraphics/cgfont
public final class CGFont: Sendable {
    private let bytes: Data
    private let tables: FontTables

    /// A font out of the bytes of a TrueType or OpenType file; nil for anything else.
    public convenience init?(_ provider: CGDataProvider) {
        let data = provider.bytes
        self.init(data: data)
    }

    /// Another font of the same file.
    @_spi(ForasteroInternal)
    public init(copying font: CGFont) {
        tables = font.tables
        bytes = font.bytes
    }

    init?(data: Data) {
        guard let tables = FontTables(data) else { return nil }
        self.tables = tables
        bytes = data
    }

    /// The name by which programs ask for the font, such as "Inter-Bold".
    public var postScriptName: CFString? { tables.name(6).map { $0 as CFString } }

    /// The name for people, such as "Inter Bold".
    public var fullName: CFString? { tables.name(4).map { $0 as CFString } }

    /// How many units of the numbers below make the size of the font.
    public var unitsPerEm: Int32 { Int32(tables.number("head", at: 18) ?? 1000) }

    /// Above the baseline.
    public var ascent: Int32 { Int32(tables.signedNumber("hhea", at: 4) ?? 0) }

    /// Below the baseline: negative.
    public var descent: Int32 { Int32(tables.signedNumber("hhea", at: 6) ?? 0) }

    /// Between lines, beyond ascent and descent.
    public var leading: Int32 { Int32(tables.signedNumber("hhea", at: 8) ?? 0) }

    /// The height of letters such as x; 0 when the font does not say.
    public var xHeight: Int32 { Int32(tables.signedNumber("OS/2", at: 86) ?? 0) }

    /// The height of capitals; 0 when the font does not say.
    public var capHeight: Int32 { Int32(tables.signedNumber("OS/2", at: 88) ?? 0) }

    /// How many shapes the font has; 0 if it does not say.
    public var numberOfGlyphs: Int { tables.number("maxp", at: 4) ?? 0 }

    /// The bytes of the file.
    @_spi(ForasteroInternal)
    public var fileData: Data { bytes }
}

extension CGFont: Hashable {
    public static func == (first: CGFont, second: CGFont) -> Bool { first === second }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
