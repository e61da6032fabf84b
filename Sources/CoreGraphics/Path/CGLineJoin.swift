/// How a stroke turns a corner.
// apple: https://developer.apple.com/documentation/coregraphics/cglinejoin
public enum CGLineJoin: Int32, Sendable {
    /// In a point, up to the miter limit.
    case miter = 0
    /// In a round corner.
    case round = 1
    /// With the corner cut off.
    case bevel = 2
}
