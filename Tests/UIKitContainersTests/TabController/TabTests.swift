import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitContainers

@MainActor
struct TabTests {
    private let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 1)
    private let tabs = UITabBarController()
    private let log = TabLog()

    private func tab(_ name: String) -> UITab {
        UITab(title: name, image: nil, identifier: name) { [log] tab in
            log.made.append(tab.identifier)
            let controller = UIViewController()
            controller.title = "Page " + name
            return controller
        }
    }

    private func show(_ list: [UITab]) {
        tabs.delegate = log
        tabs.tabs = list
        screen.window.rootViewController = tabs
        screen.settle()
    }

    private func tap(_ index: Int) {
        if let item = tabs.tabBar.items?[index] { tabs.userDidTap(item) }
        screen.settle()
    }

    @Test("SV-118: a tab makes its controller when it is first selected, and keeps its own title")
    func laziness() {
        let list = [tab("a"), tab("b"), tab("c")]
        show(list)
        #expect(log.made == ["a"])
        #expect(tabs.tabBar.items?.map(\.title) == ["a", "b", "c"])
        #expect(tabs.selectedTab === list[0])
        tap(2)
        #expect(log.made == ["a", "c"])
        #expect(tabs.selectedViewController === list[2].viewController && tabs.selectedViewController?.parent === tabs)
        #expect(list[2].viewController?.tab === list[2] && list[2].tabBarController === tabs)
        tap(0)
        tap(2)
        #expect(log.made == ["a", "c"])
        #expect(tabs.selectedIndex == 2)
    }

    @Test("SV-118: the delegate is asked, and told with the tab before")
    func delegate() {
        show([tab("a"), tab("b")])
        tap(1)
        #expect(log.calls == ["should b", "did b after a"])
        log.refuses = true
        log.calls = []
        tap(0)
        #expect(log.calls == ["should a"])
        #expect(tabs.selectedTab?.identifier == "b")
        log.calls = []
        tabs.selectedTab = tabs.tab(forIdentifier: "a")
        #expect(tabs.selectedTab?.identifier == "a" && log.calls.isEmpty)
    }

    @Test("SV-118: a group shows one of its tabs, and the delegate gets that one")
    func groups() {
        let (x, y) = (tab("x"), tab("y"))
        let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [x, y])
        group.defaultChildIdentifier = "y"
        show([tab("a"), group])
        tap(1)
        #expect(log.calls == ["should y", "did y after a"])
        #expect(tabs.selectedViewController === y.viewController && tabs.selectedTab === y)
        tabs.selectedTab = x
        screen.settle()
        #expect(tabs.selectedViewController === x.viewController && group.selectedChild === x)
        #expect(x.parent === group && x.tabBarController === tabs && group.tab(forIdentifier: "x") === x)
        #expect(tabs.tabBar.items?.map(\.title) == ["a", "Group"])
    }

    @Test("A group with a navigation controller shows its tabs above its own controller")
    func managed() {
        let child = tab("x")
        let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [child]) { _ in UIViewController() }
        group.managingNavigationController = UINavigationController()
        show([group])
        #expect(tabs.selectedViewController === group.managingNavigationController)
        #expect(group.managingNavigationController?.viewControllers == [group.viewController].compactMap { $0 })
        tabs.selectedTab = child
        #expect(group.managingNavigationController?.viewControllers == [group.viewController, child.viewController].compactMap { $0 })
        #expect(child.managingTabGroup === group)
    }

    @Test("Hidden tabs and those for a sidebar are not on the bar; changes of a tab show")
    func changes() {
        let list = [tab("a"), tab("b"), tab("c")]
        list[2].preferredPlacement = .sidebarOnly
        show(list)
        #expect(tabs.tabBar.items?.count == 2)
        list[1].isHidden = true
        #expect(tabs.tabBar.items?.count == 1 && !list[1].hasVisiblePlacement)
        list[0].title = "new"
        list[0].badgeValue = "3"
        #expect(tabs.tabBar.items?.first?.title == "new" && tabs.tabBar.items?.first?.badgeValue == "3")
        list[1].isHidden = false
        #expect(tabs.tabBar.items?.count == 2 && tabs.selectedTab === list[0])
        tabs.viewControllers = [UIViewController()]
        #expect(tabs.tabs.isEmpty && tabs.selectedTab == nil && list[0].tabBarController == nil)
    }

    @Test("SV-118: a tab for which the bar has no room makes its controller when it is chosen in the list")
    func more() {
        show((1...7).map { tab("\($0)") })
        #expect(log.made == ["1"])
        tabs.selectedTab = tabs.tab(forIdentifier: "7")
        screen.settle()
        #expect(log.made == ["1", "7"])
        #expect(tabs.selectedTab?.identifier == "7")
    }
}

private final class TabLog: NSObject, UITabBarControllerDelegate {
    var made: [String] = []
    var calls: [String] = []
    var refuses = false

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        calls.append("should " + tab.identifier)
        return !refuses
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
        calls.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
    }
}
