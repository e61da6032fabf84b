import UIKit

/// A tab bar controller of three tabs with badges.
enum TabsPage {
    @MainActor static func makeController() -> UIViewController {
        let controller = UITabBarController()
        let tabs: [(String, String, UIColor)] = [
            ("Inbox", "tray", .systemTeal), ("Starred", "star", .systemOrange), ("Settings", "gear", .systemGray),
        ]
        controller.viewControllers = tabs.map { title, symbol, color in
            let page = CaptionController(caption: title, color: color)
            page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
            return page
        }
        controller.viewControllers?[0].tabBarItem.badgeValue = "12"
        return controller
    }
}
