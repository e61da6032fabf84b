/// The meaning of a view's content for its layout direction: whether it turns round in languages read from right to left.
// apple: https://developer.apple.com/documentation/uikit/uisemanticcontentattribute
public enum UISemanticContentAttribute: Int, Sendable {
    /// Turns round with the direction of reading.
    case unspecified = 0
    /// Buttons of players: does not turn round.
    case playback = 1
    /// Directions in space, such as to the left of something: does not turn round.
    case spatial = 2
    /// From left to right, in every language.
    case forceLeftToRight = 3
    /// From right to left, in every language.
    case forceRightToLeft = 4
}
