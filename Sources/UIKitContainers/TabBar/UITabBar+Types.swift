extension UITabBar {
    /// Where tabs are in their bar.
    // apple: https://developer.apple.com/documentation/uikit/uitabbar/itempositioning-swift.enum
    public enum ItemPositioning: Int, Sendable {
        /// They fill narrow bars, and are in the middle of wide ones.
        case automatic = 0
        /// They share the width of the bar.
        case fill = 1
        /// They are in the middle, ``UITabBar/itemWidth`` wide and ``UITabBar/itemSpacing`` apart.
        case centered = 2
    }
}
