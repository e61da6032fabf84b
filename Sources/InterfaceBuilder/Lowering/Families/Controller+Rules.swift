extension [ElementRule] {
    static let controller: [ElementRule] = [
        .text("title", "UITitle"),
        .name("nibName", "UINibName"),
        restorationIdentifier,
        .object("view", "UIView"),
        .object("navigationItem", "UINavigationItem"),
        .object("tabBarItem", "UITabBarItem"),
        .objects(in: "toolbarItems", "UIToolbarItems"),
        .choice("modalPresentationStyle", "UIModalPresentationStyle", presentationStyles),
        .choice("modalTransitionStyle", "UIModalTransitionStyle", transitionStyles),
        .flag("definesPresentationContext", "UIDefinesPresentationContext"),
        .flag("modalInPresentation", "UIModalInPresentation"),
        .flag("hidesBottomBarWhenPushed", "UIHidesBottomBarWhenPushed"),
        .flag("extendedLayoutIncludesOpaqueBars", "UIKeyExtendedLayoutIncludesOpaqueBars"),
        .flag("automaticallyAdjustsScrollViewInsets", "UIAutomaticallyAdjustsScrollViewInsets"),
        .numbers("preferredContentSize", "UIContentSizeForViewInPopover"),
        .numbers("contentSizeForViewInPopover", "UIContentSizeForViewInPopover"),
        extendedEdges,
    ]

    static let tableController: [ElementRule] = [.flag("clearsSelectionOnViewWillAppear", "UIClearsSelectionOnViewWillAppear")]

    static let navigationController: [ElementRule] = [
        .object("navigationBar", "UINavigationBar"),
        .object("toolbar", "UIToolbar"),
        .flag("navigationBarHidden", "UINavigationBarHidden"),
        .inverseFlag("toolbarHidden", "UIToolbarShownByDefault"),
        .objects(in: "viewControllers", "UIViewControllers"),
    ]

    static let tabBarController: [ElementRule] = [
        .object("tabBar", "UITabBar"),
        .objects(in: "viewControllers", "UIViewControllers"),
    ]

    static let presentationStyles = [
        "automatic": -2, "none": -1, "fullScreen": 0, "pageSheet": 1, "formSheet": 2, "currentContext": 3, "custom": 4,
        "overFullScreen": 5, "overCurrentContext": 6, "popover": 7,
    ]
    static let transitionStyles = ["coverVertical": 0, "flipHorizontal": 1, "crossDissolve": 2, "partialCurl": 3]

    private static let restorationIdentifier = ElementRule { element, object in
        let isThatOfStoryboard = element.flag("useStoryboardIdentifierAsRestorationIdentifier") == true
        let name = element["restorationIdentifier"] ?? (isThatOfStoryboard ? element["storyboardIdentifier"] : nil)
        if let name { object["UIRestorationIdentifier"] = .string(name) }
    }

    private static let extendedEdges = ElementRule { element, object in
        guard let edges = element.child(key: "edgesForExtendedLayout") else { return }
        let bits = ["top", "left", "bottom", "right"].enumerated().reduce(0) { $0 | (edges.flag($1.element) == true ? 1 << $1.offset : 0) }
        object["UIKeyEdgesForExtendedLayout"] = .integer(bits)
    }
}
