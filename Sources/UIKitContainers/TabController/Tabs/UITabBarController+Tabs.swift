import Foundation
@_spi(ForasteroInternal) import UIKitCore

extension UITabBarController {
    /// How tabs are shown.
    // apple: https://developer.apple.com/documentation/uikit/uitabbarcontroller/mode-swift.enum
    public enum Mode: Int, Sendable {
        case automatic = 0
        case tabBar = 1
        case tabSidebar = 2
    }

    // MARK: Internal

    func replaceTabs(with newTabs: [UITab], animated: Bool) {
        let former = chosenTab
        forgetTabs()
        givenTabs = newTabs
        for tab in newTabs { tab.ownManager = self }
        showTabs(selecting: former.flatMap { tab in newTabs.contains { $0 === tab.topmost } ? tab : nil }, animated: animated)
    }

    /// The children are no longer those of tabs.
    func forgetTabs() {
        for tab in givenTabs where tab.ownManager === self { tab.ownManager = nil }
        givenTabs = []
        sidebarOnlyCount = 0
    }

    /// Tabs have been hidden or shown.
    func tabsDidChange() {
        if !givenTabs.isEmpty { showTabs(selecting: chosenTab, animated: false) }
    }

    private func showTabs(selecting tab: UITab?, animated: Bool) {
        let onBar = givenTabs.filter(\.isOnBar)
        let inSidebar = hasSidebar ? givenTabs.filter { !$0.isHidden && !$0.isOnBar } : []
        let placed = onBar + inSidebar
        let first = tab.map(\.topmost).flatMap { top in placed.first { $0 === top } } ?? placed.first
        sidebarOnlyCount = inSidebar.count
        // Nobody is shown before he is selected, and only he who is, is made.
        replaceControllers(with: placed.map { $0 === first ? controller(of: $0) : TabPlace($0) }, animated: animated)
        if let first, let index = placed.firstIndex(where: { $0 === first }), let controllers { select(controllers[index]) }
        sidebarView?.showTabs()
        viewIfLoaded?.setNeedsLayout()
    }

    /// The innermost tab that is selected.
    var chosenTab: UITab? { selection.flatMap(tab(of:))?.selectedDescendant }

    /// The controller of a tab, or one in its place where it has none.
    private func controller(of tab: UITab) -> UIViewController {
        guard let controller = tab.shownController else { return TabPlace(tab) }
        controller.tabBarItem = tab.item
        return controller
    }

    /// The tab of one of the children.
    func tab(of controller: UIViewController) -> UITab? {
        guard let index = controllers?.firstIndex(where: { $0 === controller }) else { return nil }
        let item = controllers?[index].tabBarItem
        return givenTabs.first { $0.item === item }
    }

    /// Puts the controller of a tab in the place that was kept for it.
    func resolve(_ controller: UIViewController) -> UIViewController {
        guard let place = controller as? TabPlace, let index = controllers?.firstIndex(where: { $0 === place }) else { return controller }
        let made = self.controller(of: place.keptFor)
        exchange(at: index, for: made)
        return made
    }

    private func exchange(at index: Int, for made: UIViewController) {
        guard let former = controllers?[index], former !== made else { return }
        former.willMove(toParent: nil)
        former.containerInsets = .zero
        former.removeFromParent()
        controllers?[index] = made
        customizable = controllers
        addChild(made)
        made.didMove(toParent: self)
        divide()
    }

    /// A group shows another of its tabs.
    func shownControllerDidChange(of group: UITabGroup) {
        let top = group.topmost
        guard let index = controllers?.firstIndex(where: { $0.tabBarItem === top.item }), let former = controllers?[index],
            !(former is TabPlace)
        else { return }
        let made = controller(of: top)
        sidebarView?.showTabs()
        guard made !== former else { return }
        let isShown = selected === former
        exchange(at: index, for: made)
        if isShown { present(made, insteadOf: former, animated: false) } else { showItems(animated: false) }
    }

    func itemDidChange(of tab: UITab) {
        if tab.parent == nil { showItems(animated: false) }
        sidebarView?.showTabs()
    }

    // MARK: Selecting

    /// Selects a tab, which may be in a group.
    func chooseTab(_ tab: UITab?) {
        guard let tab, tab.manager === self, tab !== chosenTab else { return }
        var child = tab
        while let group = child.parent {
            group.selectedChild = child
            child = group
        }
        if let place = controllers?.first(where: { $0.tabBarItem === child.item }) { select(resolve(place)) }
    }

    /// The user has tapped a tab.
    /// - Returns: whether it may be selected.
    func mayChoose(_ tab: UITab) -> Bool {
        delegate?.tabBarController?(self, shouldSelectTab: tab.selectedDescendant) ?? true
    }

    func userDidChoose(_ tab: UITab, after previous: UITab?) {
        delegate?.tabBarController?(self, didSelectTab: tab.selectedDescendant, previousTab: previous)
    }
}

extension UITab {
    /// The tab itself, or the outermost group that it is in.
    var topmost: UITab { parent?.topmost ?? self }
}
