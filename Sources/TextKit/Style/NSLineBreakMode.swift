/// The treatment of a line that is too long.
// apple: https://developer.apple.com/documentation/uikit/nslinebreakmode
public enum NSLineBreakMode: Int, Sendable {
    /// At words; words that are too long are broken within.
    case byWordWrapping = 0
    /// Anywhere.
    case byCharWrapping = 1
    /// Not at all: what is too long is cut off.
    case byClipping = 2
    /// Not at all: dots stand for the beginning.
    case byTruncatingHead = 3
    /// Not at all: dots stand for the end.
    case byTruncatingTail = 4
    /// Not at all: dots stand for the middle.
    case byTruncatingMiddle = 5
}
