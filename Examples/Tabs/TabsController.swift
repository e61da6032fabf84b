import UIKit

/// Four tabs, each with a stack of its own. The selected one is remembered.
class TabsController: UITabBarController, UITabBarControllerDelegate {
    private static let selectedTabKey = "selectedTab"

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        viewControllers = [
            stack(ColorsController(), "Colours", symbol: "paintbrush"),
            stack(InboxController(), "Inbox", symbol: "tray"),
            stack(MotionController(), "Motion", symbol: "sparkles"),
            stack(NotesController(), "Notes", symbol: "note.text"),
        ]
        // A number that was stored for other tabs than these does no harm.
        let stored = UserDefaults.standard.integer(forKey: TabsController.selectedTabKey)
        selectedIndex = (viewControllers ?? []).indices.contains(stored) ? stored : 0
        // A badge must show before its tab has been opened.
        (viewControllers?[1] as? UINavigationController)?.viewControllers.first?.loadViewIfNeeded()
    }

    private func stack(_ root: UIViewController, _ title: String, symbol: String)
        -> UINavigationController
    {
        root.title = title
        let controller = UINavigationController(rootViewController: root)
        controller.navigationBar.prefersLargeTitles = true
        controller.tabBarItem = UITabBarItem(
            title: title, image: UIImage(systemName: symbol),
            selectedImage: UIImage(systemName: symbol + ".fill"))
        return controller
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        UserDefaults.standard.set(selectedIndex, forKey: TabsController.selectedTabKey)
    }
}
