/// Which way a paragraph is read.
// apple: https://developer.apple.com/documentation/uikit/nswritingdirection
public enum NSWritingDirection: Int, Sendable {
    /// By the first letter that has a direction.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// How text of another direction is in a line: arranged with what is around it, or as if that were all the same.
// apple: https://developer.apple.com/documentation/uikit/nswritingdirectionformattype
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// Read the other way, as a part of the line around.
    case embedding = 0
    /// Every letter is read the other way.
    case override = 2
}
