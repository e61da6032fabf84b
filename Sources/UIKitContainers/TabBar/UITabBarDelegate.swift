import UIKitCore

/// Is notified of what the user does to a tab bar.
// apple: https://developer.apple.com/documentation/uikit/uitabbardelegate
@preconcurrency @MainActor @objc public protocol UITabBarDelegate: NSObjectProtocol {
    /// The user has tapped a tab, perhaps the one that was selected already. Not called for what code selects.
    @objc(tabBar:didSelectItem:)
    optional func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)

    /// The user is about to rearrange the bar, and will be offered these items.
    @objc(tabBar:willBeginCustomizingItems:)
    optional func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])

    /// The user can rearrange the bar.
    @objc(tabBar:didBeginCustomizingItems:)
    optional func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])

    /// The user has rearranged the bar, and can still see the screen for it.
    /// - Parameters:
    ///   - items: those on the bar now.
    ///   - changed: whether there are others than before, or the same in another order.
    @objc(tabBar:willEndCustomizingItems:changed:)
    optional func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)

    /// The screen for rearranging the bar is gone. Parameters as before.
    @objc(tabBar:didEndCustomizingItems:changed:)
    optional func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}
