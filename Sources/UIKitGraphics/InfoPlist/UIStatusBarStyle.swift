/// The colour of the text in the status bar.
// apple: https://developer.apple.com/documentation/uikit/uistatusbarstyle
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark or light, after the user interface style.
    case `default` = 0
    /// Light, for dark backgrounds.
    case lightContent = 1
    /// Dark, for light backgrounds.
    case darkContent = 3
}
