extension UISearchBar {
    /// A picture in the field of a search bar.
    // apple: https://developer.apple.com/documentation/uikit/uisearchbar/icon
    public enum Icon: Int, Sendable {
        /// Before the text.
        case search = 0
        /// On the button that empties the field.
        case clear = 1
        case bookmark = 2
        case resultsList = 3
    }

    /// The background behind the field of a search bar.
    // apple: https://developer.apple.com/documentation/uikit/uisearchbar/style
    public enum Style: UInt, Sendable {
        /// The same as ``prominent``.
        case `default` = 0
        /// The background of a bar.
        case prominent = 1
        /// Nothing.
        case minimal = 2
    }
}
