extension UITabBarItem {
    /// Tabs whose title and picture the system chooses.
    // apple: https://developer.apple.com/documentation/uikit/uitabbaritem/systemitem
    public enum SystemItem: Int, Sendable {
        case more = 0
        case favorites = 1
        case featured = 2
        case topRated = 3
        case recents = 4
        case contacts = 5
        case history = 6
        case bookmarks = 7
        case search = 8
        case downloads = 9
        case mostRecent = 10
        case mostViewed = 11
    }
}
