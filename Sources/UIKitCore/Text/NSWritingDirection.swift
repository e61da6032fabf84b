/// Which way a paragraph is read.
// apple: https://developer.apple.com/documentation/uikit/nswritingdirection
public enum NSWritingDirection: Int, Sendable {
    /// By the first letter that has a direction.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}
