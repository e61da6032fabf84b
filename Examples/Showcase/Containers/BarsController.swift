import UIKit

/// A navigation bar with a prompt and items, and a toolbar.
class BarsController: StatesController {
    override func addStates() {
        navigationItem.prompt = "A prompt stands above the title"
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
            UIBarButtonItem(image: UIImage(systemName: "square.and.arrow.up"), style: .plain, target: nil, action: nil),
        ]
        toolbarItems = [
            UIBarButtonItem(barButtonSystemItem: .refresh, target: nil, action: nil),
            .flexibleSpace(),
            UIBarButtonItem(title: "Middle", style: .plain, target: nil, action: nil),
            .flexibleSpace(),
            UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
        ]
        let bar = UINavigationBar()
        let item = UINavigationItem(title: "Alone")
        item.leftBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        item.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
        bar.items = [item]
        add("navigation bar of its own", bar, fillsWidth: true)
        let colored = UINavigationBar()
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemIndigo
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        colored.standardAppearance = appearance
        colored.scrollEdgeAppearance = appearance
        colored.items = [UINavigationItem(title: "Appearance")]
        add("appearance", colored, fillsWidth: true)
        let tabs = UITabBar()
        tabs.items = [
            UITabBarItem(tabBarSystemItem: .favorites, tag: 0), UITabBarItem(tabBarSystemItem: .search, tag: 1),
            UITabBarItem(tabBarSystemItem: .more, tag: 2),
        ]
        tabs.items?[0].badgeValue = "3"
        tabs.selectedItem = tabs.items?[0]
        add("tab bar of its own", tabs, fillsWidth: true)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }
}
