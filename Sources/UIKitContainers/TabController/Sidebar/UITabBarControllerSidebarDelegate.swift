import UIKitCore

/// Is notified of what happens to the sidebar of a tab bar controller.
// apple: https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class/delegate-swift.protocol
@preconcurrency @MainActor @objc public protocol UITabBarControllerSidebarDelegate: NSObjectProtocol {
    /// The sidebar is about to come or go: `isHidden` has its new value.
    /// - Parameter animator: runs what is added to it beside that, or at once where nothing is animated.
    @objc(tabBarController:sidebarVisibilityWillChange:animator:)
    optional func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarControllerSidebarAnimating)
    /// The row of a tab is about to be seen.
    @objc(tabBarController:sidebar:willBeginDisplayingTab:)
    optional func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab)
    /// The row of a tab is no longer seen.
    @objc(tabBarController:sidebar:didEndDisplayingTab:)
    optional func tabBarController(
        _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab)
}
