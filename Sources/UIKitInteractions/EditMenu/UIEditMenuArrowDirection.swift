/// At which side of an edit menu its arrow is.
// apple: https://developer.apple.com/documentation/uikit/uieditmenuarrowdirection
@objc public enum UIEditMenuArrowDirection: Int, Sendable {
    /// Below the menu where there is room for it above what it is for, else above it.
    case automatic = 0
    case up = 1
    case down = 2
    /// As automatic.
    case left = 3
    /// As automatic.
    case right = 4
}
