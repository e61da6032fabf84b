/// In which direction glyphs follow each other.
// apple: https://developer.apple.com/documentation/coretext/ctfontorientation
public enum CTFontOrientation: UInt32, Sendable {
    /// As the font has it: from left to right.
    case `default` = 0
    /// From left to right.
    case horizontal = 1
    /// From top to bottom.
    case vertical = 2
}
