extension [ElementRule] {
    static let controller: [ElementRule] = [
        .text("title", NibKey.title),
        .name("nibName", NibKey.nibName),
        restorationIdentifier,
        .object("view", NibKey.view),
        .object("navigationItem", NibKey.navigationItem),
        .object("tabBarItem", NibKey.tabBarItem),
        .objects(in: "toolbarItems", NibKey.toolbarItems),
        .choice("modalPresentationStyle", NibKey.modalPresentationStyle, presentationStyles),
        .choice("modalTransitionStyle", NibKey.modalTransitionStyle, transitionStyles),
        .flag("definesPresentationContext", NibKey.definesPresentationContext),
        .flag("modalInPresentation", NibKey.modalInPresentation),
        .flag("hidesBottomBarWhenPushed", NibKey.hidesBottomBarWhenPushed),
        .flag("extendedLayoutIncludesOpaqueBars", NibKey.keyExtendedLayoutIncludesOpaqueBars),
        .flag("automaticallyAdjustsScrollViewInsets", NibKey.automaticallyAdjustsScrollViewInsets),
        .numbers("preferredContentSize", NibKey.contentSizeForViewInPopover),
        .numbers("contentSizeForViewInPopover", NibKey.contentSizeForViewInPopover),
        extendedEdges,
    ]

    static let tableController: [ElementRule] = [.flag("clearsSelectionOnViewWillAppear", NibKey.clearsSelectionOnViewWillAppear)]

    static let navigationController: [ElementRule] = [
        .object("navigationBar", NibKey.navigationBar),
        .object("toolbar", NibKey.toolbar),
        .flag("navigationBarHidden", NibKey.navigationBarHidden),
        .inverseFlag("toolbarHidden", NibKey.toolbarShownByDefault),
        .objects(in: "viewControllers", NibKey.viewControllers),
    ]

    static let tabBarController: [ElementRule] = [
        .object("tabBar", NibKey.tabBar),
        .objects(in: "viewControllers", NibKey.viewControllers),
    ]

    static let presentationStyles = [
        "automatic": -2, "none": -1, "fullScreen": 0, "pageSheet": 1, "formSheet": 2, "currentContext": 3, "custom": 4,
        "overFullScreen": 5, "overCurrentContext": 6, "popover": 7,
    ]
    static let transitionStyles = ["coverVertical": 0, "flipHorizontal": 1, "crossDissolve": 2, "partialCurl": 3]

    private static let restorationIdentifier = ElementRule { element, object in
        let isThatOfStoryboard = element.flag("useStoryboardIdentifierAsRestorationIdentifier") == true
        let name = element["restorationIdentifier"] ?? (isThatOfStoryboard ? element["storyboardIdentifier"] : nil)
        if let name { object[NibKey.restorationIdentifier] = .string(name) }
    }

    private static let extendedEdges = ElementRule { element, object in
        guard let edges = element.child(key: "edgesForExtendedLayout") else { return }
        let bits = ["top", "left", "bottom", "right"].enumerated().reduce(0) { $0 | (edges.flag($1.element) == true ? 1 << $1.offset : 0) }
        object[NibKey.keyEdgesForExtendedLayout] = .integer(bits)
    }
}
