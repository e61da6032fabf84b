/// Qualities of a font in one number.
// apple: https://developer.apple.com/documentation/coretext/ctfontsymbolictraits
public struct CTFontSymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Slanted.
    public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
    /// All characters have one width.
    public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
    /// For lines from top to bottom. Not to be had here.
    public static let traitVertical = CTFontSymbolicTraits(rawValue: 1 << 11)
    /// Made for user interfaces, as the system's font is.
    public static let traitUIOptimized = CTFontSymbolicTraits(rawValue: 1 << 12)
    /// Has glyphs in colours.
    public static let traitColorGlyphs = CTFontSymbolicTraits(rawValue: 1 << 13)
    /// All bits that say what strokes look like; classes are numbers, not a set.
    public static let traitClassMask = CTFontSymbolicTraits(rawValue: 0xF000_0000)
}
