extension ElementKind {
    static let barKinds: [String: ElementKind] = [
        "navigationBar": ElementKind("UINavigationBar", .view, .bar, .navigationBar),
        "toolbar": ElementKind("UIToolbar", .view, .bar),
        "tabBar": ElementKind("UITabBar", .view, .bar, .tabBar),
        "navigationItem": ElementKind("UINavigationItem", .navigationItem),
        "barButtonItem": ElementKind("UIBarButtonItem", .barItem, .barButtonItem),
        "tabBarItem": ElementKind("UITabBarItem", .barItem, .tabBarItem),
    ]

    static let listKinds: [String: ElementKind] = [
        "containerView": ElementKind("UIView", .view),
        "collectionView": ElementKind("UICollectionView", .view, .scrollView),
        "collectionViewCell": ElementKind("UICollectionViewCell", .view, .reusable),
        "collectionReusableView": ElementKind("UICollectionReusableView", .view, .reusable),
        "tableView": ElementKind("UITableView", .view, .scrollView, .table),
        "tableViewCell": ElementKind("UITableViewCell", .view, .tableCell),
        "tableViewCellContentView": ElementKind("UITableViewCellContentView", .view),
        "tableViewSection": ElementKind("UITableViewSection", .tableSection),
    ]

    static let controllerKinds: [String: ElementKind] = [
        "viewController": ElementKind("UIViewController", .controller),
        "tableViewController": ElementKind("UITableViewController", .controller, .tableController),
        "navigationController": ElementKind("UINavigationController", .controller, .navigationController),
        "tabBarController": ElementKind("UITabBarController", .controller, .tabBarController),
        "splitViewController": ElementKind("UISplitViewController", .controller),
        "pageViewController": ElementKind("UIPageViewController", .controller),
        "collectionViewController": ElementKind("UICollectionViewController", .controller),
        "glkViewController": ElementKind("GLKViewController", .controller),
        "avPlayerViewController": ElementKind("AVPlayerViewController", .controller),
        "hostingController": ElementKind("UIHostingController", .controller),
    ]
}
