import UIKit

/// The tabs: what to buy, how far each part of the shop is, and settings.
class ShopController: UITabBarController {
    private let list: ShoppingList

    init(list: ShoppingList) {
        self.list = list
        super.init(nibName: nil, bundle: nil)
        viewControllers = [
            stack(ListController(list: list), "List", symbol: "cart"),
            stack(AislesController(list: list), "Aisles", symbol: "chart.bar"),
            stack(SettingsController(list: list), "Settings", symbol: "gearshape"),
        ]
        NotificationCenter.default.addObserver(
            self, selector: #selector(showBadge), name: ShoppingList.didChange, object: list)
        showBadge()
    }

    required init?(coder: NSCoder) { nil }

    private func stack(_ root: UIViewController, _ title: String, symbol: String) -> UINavigationController {
        root.title = title
        let controller = UINavigationController(rootViewController: root)
        controller.navigationBar.prefersLargeTitles = true
        controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
        return controller
    }

    @objc private func showBadge() {
        let missing = list.items.filter { !$0.isBought }.count
        viewControllers?.first?.tabBarItem.badgeValue = missing == 0 ? nil : "\(missing)"
    }
}
