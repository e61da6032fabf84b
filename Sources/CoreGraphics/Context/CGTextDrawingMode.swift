/// What becomes of the outlines of glyphs.
// apple: https://developer.apple.com/documentation/coregraphics/cgtextdrawingmode
public enum CGTextDrawingMode: Int32, Sendable {
    case fill = 0
    case stroke = 1
    case fillStroke = 2
    case invisible = 3
    case fillClip = 4
    case strokeClip = 5
    case fillStrokeClip = 6
    case clip = 7
}
