extension UIViewController {
    /// The items of the bars around a controller; made when they are first asked for.
    @MainActor
    struct BarItems {
        var navigationItem: UINavigationItem?
        var tabBarItem: UITabBarItem?
        var editButtonItem: UIBarButtonItem?
        var isEditing = false
        var toolbarItems: [UIBarButtonItem]?
        /// The controller that shows the toolbar; notified when ``toolbarItems`` change.
        var toolbarObserver: ((Bool) -> Void)?
        var contentScrollViews = NamedScrollViews()
    }

    func ensureNavigationItem() -> UINavigationItem {
        if let item = barItems.navigationItem { return item }
        let item = UINavigationItem()
        item.title = title
        adoptNavigationItem(item)
        return item
    }

    func adoptNavigationItem(_ item: UINavigationItem) {
        item.search.owner = self
        barItems.navigationItem = item
    }

    func ensureTabBarItem() -> UITabBarItem {
        if let item = barItems.tabBarItem { return item }
        let item = UITabBarItem()
        item.title = title
        barItems.tabBarItem = item
        return item
    }

    func changeTabBarItem(to item: UITabBarItem?) {
        guard item !== barItems.tabBarItem else { return }
        barItems.tabBarItem = item
        parent?.tabBarItemDidChange(of: self)
    }

    func changeToolbarItems(to items: [UIBarButtonItem]?, animated: Bool) {
        guard items != barItems.toolbarItems else { return }
        barItems.toolbarItems = items
        barItems.toolbarObserver?(animated)
    }

    // MARK: Editing

    func changeEditing(to isEditing: Bool) {
        guard isEditing != barItems.isEditing else { return }
        willChangeValue(forKey: "editing")
        barItems.isEditing = isEditing
        didChangeValue(forKey: "editing")
        if let item = barItems.editButtonItem { updateEditButton(item) }
    }

    func ensureEditButtonItem() -> UIBarButtonItem {
        if let item = barItems.editButtonItem { return item }
        let item = UIBarButtonItem(title: nil, style: .plain, target: self, action: #selector(toggleEditing(_:)))
        item.possibleTitles = ["Edit", "Done"]
        updateEditButton(item)
        barItems.editButtonItem = item
        return item
    }

    private func updateEditButton(_ item: UIBarButtonItem) {
        item.title = isEditing ? "Done" : "Edit"
        item.style = isEditing ? .done : .plain
    }

    @objc private func toggleEditing(_ sender: Any?) { setEditing(!isEditing, animated: true) }

    // MARK: Titles

    /// Whoever sets a title means the bars too.
    func titleDidChange() {
        barItems.navigationItem?.title = title
        barItems.tabBarItem?.title = title
    }

    /// The tab that the app has given the controller, if any; asking makes none.
    @_spi(ForasteroInternal)
    public var givenTabBarItem: UITabBarItem? { barItems.tabBarItem }

    /// Sets the observer of ``toolbarItems``; it receives whether the change is to be animated.
    @_spi(ForasteroInternal)
    public func observeToolbarItems(_ observer: ((Bool) -> Void)?) { barItems.toolbarObserver = observer }
}
