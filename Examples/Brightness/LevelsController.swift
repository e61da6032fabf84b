import UIKit

/// Eleven levels of brightness as tabs. Their order and the selected one are remembered.
class LevelsController: UITabBarController, UITabBarControllerDelegate, UINavigationControllerDelegate {
    private static let orderKey = "tabOrder"
    private static let selectionKey = "selectedTab"

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        let levels = stride(from: 0, through: 100, by: 10).map(LevelsController.stack)
        // The order first: the selection is a place in it.
        viewControllers = restored(levels)
        customizableViewControllers = viewControllers
        moreNavigationController.delegate = self
        selectedIndex = UserDefaults.standard.integer(forKey: LevelsController.selectionKey)
    }

    private static func stack(percentage: Int) -> UINavigationController {
        let controller = UINavigationController(rootViewController: BrightnessController(percentage: percentage))
        controller.navigationBar.barStyle = .black
        controller.navigationBar.isTranslucent = true
        // Nothing scrolls here, and the bar is to be seen all the same.
        controller.navigationBar.scrollEdgeAppearance = controller.navigationBar.standardAppearance
        return controller
    }

    /// Controllers in the stored order of their titles. One that the order does not name comes last.
    private func restored(_ controllers: [UINavigationController]) -> [UINavigationController] {
        let titles = UserDefaults.standard.stringArray(forKey: LevelsController.orderKey) ?? []
        func place(_ controller: UIViewController) -> Int { titles.firstIndex(of: controller.title ?? "") ?? titles.count }
        return controllers.enumerated()
            .sorted { (place($0.element), $0.offset) < (place($1.element), $1.offset) }
            .map(\.element)
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) { storeSelection() }

    /// A level that has no tab was chosen from the list of the others, of which only the stack that shows it tells.
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        storeSelection()
    }

    /// The list of the others is no level: the one before stays chosen.
    private func storeSelection() {
        guard selectedIndex != NSNotFound else { return }
        UserDefaults.standard.set(selectedIndex, forKey: LevelsController.selectionKey)
        UserDefaults.standard.synchronize()
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {
        guard changed else { return }
        UserDefaults.standard.set(viewControllers.map { $0.title ?? "" }, forKey: LevelsController.orderKey)
        UserDefaults.standard.synchronize()
    }
}
