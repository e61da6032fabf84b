/// The raw values are those of `NSWritingDirection`.
public enum TextDirection: Int, Sendable {
    /// By the first letter that has a direction.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}
