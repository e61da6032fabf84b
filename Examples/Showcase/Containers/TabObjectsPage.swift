import UIKit

/// A tab bar controller of tab objects, one of them a group. Each page is made when it is first shown.
@MainActor
enum TabObjectsPage {
    static func makeController() -> UIViewController {
        let controller = UITabBarController()
        let group = UITabGroup(
            title: "Library", image: UIImage(systemName: "folder"), identifier: "library",
            children: [tab("Albums", "photo"), tab("Songs", "music.note")])
        group.defaultChildIdentifier = "Songs"
        let badge = tab("News", "bell")
        badge.badgeValue = "2"
        controller.tabs = [
            tab("Home", "house"), group, badge, UISearchTab { _ in CaptionController(caption: "Search", color: .systemIndigo) },
        ]
        return controller
    }

    private static func tab(_ title: String, _ symbol: String) -> UITab {
        UITab(title: title, image: UIImage(systemName: symbol), identifier: title) {
            CaptionController(caption: $0.title, color: .systemTeal)
        }
    }
}
