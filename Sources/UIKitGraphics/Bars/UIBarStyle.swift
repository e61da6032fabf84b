/// The brightness of a bar.
// apple: https://developer.apple.com/documentation/uikit/uibarstyle
public enum UIBarStyle: Int, Sendable {
    /// Light or dark with the interface style.
    case `default` = 0
    /// Dark, with light text, whatever the interface style.
    case black = 1
    /// The former name of a black bar that shows what is behind it.
    case blackTranslucent = 2
}
