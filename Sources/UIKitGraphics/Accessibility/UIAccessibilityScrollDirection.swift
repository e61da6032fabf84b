/// Where an assistive technology wants content to be scrolled to.
// apple: https://developer.apple.com/documentation/uikit/uiaccessibilityscrolldirection
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left = 2
    case up = 3
    case down = 4
    /// To the page after this one.
    case next = 5
    /// To the page before this one.
    case previous = 6
}
