/// The use of the current path by ``CGContext/drawPath(using:)``.
// apple: https://developer.apple.com/documentation/coregraphics/cgpathdrawingmode
public enum CGPathDrawingMode: Int32, Sendable {
    case fill = 0
    /// Fills by the even-odd rule.
    case eoFill = 1
    case stroke = 2
    case fillStroke = 3
    /// Fills by the even-odd rule, then strokes.
    case eoFillStroke = 4
}
