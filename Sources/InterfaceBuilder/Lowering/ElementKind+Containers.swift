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
        "collectionView": ElementKind("UICollectionView", .view, .scrollView, .collection),
        "collectionViewCell": ElementKind("UICollectionViewCell", .view, .reusable, .collectionCell),
        "collectionViewCellContentView": ElementKind("UIView", .view),
        "collectionReusableView": ElementKind("UICollectionReusableView", .view, .reusable),
        "collectionViewFlowLayout": ElementKind("UICollectionViewFlowLayout", .flowLayout),
        "collectionViewLayout": ElementKind("UICollectionViewLayout"),
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
        "collectionViewController": ElementKind("UICollectionViewController", .controller, .tableController),
        "glkViewController": ElementKind("GLKViewController", .controller),
        "avPlayerViewController": ElementKind("AVPlayerViewController", .controller),
        "hostingController": ElementKind("UIHostingController", .controller),
    ]
}
