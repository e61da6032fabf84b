/// Where a bar is, which decides where its background ends.
// apple: https://developer.apple.com/documentation/uikit/uibarposition
public enum UIBarPosition: Int, Sendable {
    /// Wherever it happens to be.
    case any = 0
    /// At the bottom of what it belongs to: the hairline is above.
    case bottom = 1
    /// At the top of what it belongs to: the hairline is below.
    case top = 2
    /// At the top of the screen: the background goes on under the status bar.
    case topAttached = 3
}
