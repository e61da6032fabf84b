/// Says whether the elements of a container are gone through one by one or as one.
// apple: https://developer.apple.com/documentation/uikit/uiaccessibilitynavigationstyle
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    case automatic, separate, combined
}
