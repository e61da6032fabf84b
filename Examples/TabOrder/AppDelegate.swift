import UIKit

/// Shows the tabs, and keeps the order that the user has given them.
@main
class AppDelegate: UIResponder, UIApplicationDelegate, UITabBarControllerDelegate {
    var window: UIWindow?
    private let tabBarController = UITabBarController()
    private let store = TabOrderStore()
    private let messages = MessageLog.shared

    /// Tabs of one class each, and on demand several of one class.
    private var knownTabs: [TabDescription] {
        let colors = UserDefaults.standard.bool(forKey: "ShowsColors") ? ColorController.allTabs : []
        return letterTabs + colors
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        tabBarController.delegate = self
        tabBarController.viewControllers = store.order(of: knownTabs).compactMap { $0.makeController() }
        let window = UIWindow(frame: UIScreen.main.bounds)
        if UserDefaults.standard.bool(forKey: "UsesRootViewController") {
            window.rootViewController = tabBarController
        } else {
            // As it was done on the first iPhones.
            window.addSubview(tabBarController.view)
        }
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    // MARK: The user's choice

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        messages.add("shouldSelect \(viewController.title ?? "")")
        let page = tabBarController.selectedViewController as? PageController
        return page === viewController || page?.isLocked != true
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        messages.add("didSelect \(viewController.title ?? "")")
    }

    // MARK: The user's order

    func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
    ) {
        messages.add("willBeginCustomizing \(viewControllers.count)")
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {
        messages.add("willEndCustomizing changed: \(changed)")
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {
        messages.add("didEndCustomizing changed: \(changed)")
        if changed { store.save(viewControllers) }
    }
}
