/// How the pixels of an image are mixed when it is drawn at another size.
// apple: https://developer.apple.com/documentation/coregraphics/cginterpolationquality
public enum CGInterpolationQuality: Int32, Sendable {
    /// The context chooses.
    case `default` = 0
    /// The nearest pixel.
    case none = 1
    /// The four nearest pixels.
    case low = 2
    case high = 3
    case medium = 4
}
