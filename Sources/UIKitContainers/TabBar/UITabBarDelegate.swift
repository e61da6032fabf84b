import UIKitCore

/// Hears what the user does to a tab bar.
// apple: https://developer.apple.com/documentation/uikit/uitabbardelegate
@preconcurrency @MainActor @objc public protocol UITabBarDelegate: NSObjectProtocol {
    /// The user has tapped a tab, perhaps the one that was selected already. Not called for what code selects.
    @objc(tabBar:didSelectItem:)
    optional func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
