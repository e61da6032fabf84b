extension UINavigationItem {
    /// Says whether a page's title is large.
    // apple: https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.enum
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As on the page below.
        case automatic = 0
        /// The title is large wherever the bar has large titles.
        case always = 1
        /// The title is small.
        case never = 2
    }

    /// The title of the button that leads back to a controller.
    // apple: https://developer.apple.com/documentation/uikit/uinavigationitem/backbuttondisplaymode-swift.enum
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The page's title, "Back" if there is no room, only the arrow if there is none for that either.
        case `default` = 0
        /// "Back", or only the arrow.
        case generic = 1
        /// Only the arrow.
        case minimal = 2
    }
}
