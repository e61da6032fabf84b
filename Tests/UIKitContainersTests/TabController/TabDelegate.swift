import UIKitTesting

/// Writes down what a tab bar controller asks and tells.
@MainActor
final class TabDelegate: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []
    var allows = true

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        calls.append("should \(viewController.title ?? "") from \(tabBarController.selectedIndex)")
        return allows
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        calls.append("did \(viewController.title ?? "") at \(tabBarController.selectedIndex)")
    }
}
