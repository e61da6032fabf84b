/// Which parts of the plane lie inside a path.
// apple: https://developer.apple.com/documentation/coregraphics/cgpathfillrule
public enum CGPathFillRule: Int, Sendable {
    /// Inside is where the path goes round at least once, all turns counted with their direction.
    case winding = 0
    /// Inside is where a ray to infinity crosses the path an odd number of times.
    case evenOdd = 1
}
