/// How a stroke ends.
// apple: https://developer.apple.com/documentation/coregraphics/cglinecap
public enum CGLineCap: Int32, Sendable {
    /// At their last point.
    case butt = 0
    /// With half a circle.
    case round = 1
    /// Half a line width behind their last point.
    case square = 2
}
