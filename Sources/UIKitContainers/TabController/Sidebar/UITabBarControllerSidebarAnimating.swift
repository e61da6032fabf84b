import UIKitCore

/// Runs blocks beside the coming and going of a sidebar.
// apple: https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class/animating
@preconcurrency @MainActor @objc public protocol UITabBarControllerSidebarAnimating: NSObjectProtocol {
    /// Adds what is animated.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds what is called when the sidebar has come or gone.
    func addCompletion(_ completion: @escaping () -> Void)
}
