/// The raw values are those of `NSTextAlignment` on iOS.
public enum TextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// Both edges straight, but for the last line of the paragraph.
    case justified = 3
    /// Left or right, by the direction in which the paragraph is read.
    case natural = 4
}
