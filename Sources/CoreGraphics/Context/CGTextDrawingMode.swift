/// The use of the outlines of glyphs.
// apple: https://developer.apple.com/documentation/coregraphics/cgtextdrawingmode
public enum CGTextDrawingMode: Int32, Sendable {
    case fill = 0
    case stroke = 1
    case fillStroke = 2
    /// Nothing is painted; the text position moves on.
    case invisible = 3
    /// Fills, then cuts off at the letters.
    case fillClip = 4
    /// Strokes, then cuts off at the letters.
    case strokeClip = 5
    /// Fills and strokes, then cuts off at the letters.
    case fillStrokeClip = 6
    /// Cuts what is drawn from now on off at the letters.
    case clip = 7
}
