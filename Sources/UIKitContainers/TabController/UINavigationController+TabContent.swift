@_spi(ForasteroInternal) import UIKitCore

/// A stack in a tab: the bar slides out and in with its child controllers.
// apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/hidesbottombarwhenpushed
extension UINavigationController: TabContent {
    /// True if the top controller, or one below it, wants no bar.
    var hidesTabBar: Bool { stack.contains { $0.hidesBottomBarWhenPushed } }

    func tabWasTappedAgain() { popToRootViewController(animated: true) }

    private var tabs: UITabBarController? {
        guard let tabs = parent as? UITabBarController, tabs.selected === self else { return nil }
        return tabs
    }

    /// A transition begins: the bar goes along with the child controller that has it.
    func lendTabBar(from: UIViewController?, to: UIViewController?, animated: Bool) {
        guard let tabs, hidesTabBar != tabs.bar.isHiddenByContent else { return }
        if animated, !tabs.bar.isHiddenByApp, let page = hidesTabBar ? from : to { tabs.lendBar(to: page) }
        tabs.contentDidChange()
    }

    /// The transition is over, or nobody has seen the change.
    func settleTabBar() {
        tabs?.takeBarBack()
        tabs?.contentDidChange()
    }
}
