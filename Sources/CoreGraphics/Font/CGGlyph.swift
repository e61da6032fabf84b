/// The number of a glyph in its font.
// apple: https://developer.apple.com/documentation/coregraphics/cgglyph
public typealias CGGlyph = UInt16
