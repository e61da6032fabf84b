import UIKitCore

/// Decides about the tabs that the user chooses, and about how they change.
///
/// A selection by code is neither asked about nor reported.
// apple: https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate
@preconcurrency @MainActor @objc public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Returns true if a tab that the user has tapped may be selected; asked for the selected one too. Without it: yes.
    @objc(tabBarController:shouldSelectViewController:)
    optional func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool

    /// The user has selected a tab, perhaps the one that was selected already. The controller has its new selection.
    @objc(tabBarController:didSelectViewController:)
    optional func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

    /// Returns true if a tab that the user has tapped may be selected. Of a group that is tapped, the tab in it that would be selected.
    /// Asked before ``tabBarController(_:shouldSelect:)``. Without it: yes.
    @objc(tabBarController:shouldSelectTab:)
    optional func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool

    /// The user has selected a tab, perhaps the one that was selected already. Called after ``tabBarController(_:didSelect:)``.
    @objc(tabBarController:didSelectTab:previousTab:)
    optional func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)

    /// The user is about to rearrange the tabs, and will be offered these controllers.
    @objc(tabBarController:willBeginCustomizingViewControllers:)
    optional func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])

    /// The user has rearranged the tabs, and can still see the screen for it. The controller has its former order.
    /// - Parameters:
    ///   - viewControllers: all of them in their new order.
    ///   - changed: whether other tabs are on the bar than before, or the same in another order.
    @objc(tabBarController:willEndCustomizingViewControllers:changed:)
    optional func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)

    /// The screen for rearranging the tabs is gone, and the controller has its new order. Parameters as before.
    @objc(tabBarController:didEndCustomizingViewControllers:changed:)
    optional func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)

    /// The orientations in which the controller may be shown. Without it: those of any controller.
    optional func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask

    /// Animates a change of tabs, also one made by code. Without it, or with nil: tabs change at once.
    @objc(tabBarController:animationControllerForTransitionFromViewController:toViewController:)
    optional func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// The interaction controller for such an animation. Asked only if there is one.
    @objc(tabBarController:interactionControllerForAnimationController:)
    optional func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}
