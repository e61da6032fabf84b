/// The colour of the text in the status bar.
// apple: https://developer.apple.com/documentation/uikit/uistatusbarstyle
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark or light, after the user interface style.
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}
