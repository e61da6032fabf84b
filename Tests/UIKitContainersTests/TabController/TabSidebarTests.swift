import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitContainers

/// The sidebar of a tab bar controller on a tablet.
@MainActor
struct TabSidebarTests {
    private let screen = TestScreen(size: CGSize(width: 1180, height: 820), scale: 1)
    private let tabs = UITabBarController()
    private let log = SidebarLog()

    private func tab(_ name: String) -> UITab {
        UITab(title: name, image: nil, identifier: name) { _ in
            let controller = UIViewController()
            controller.title = "Page " + name
            return controller
        }
    }

    private func group(_ name: String, _ children: [String]) -> UITabGroup {
        UITabGroup(title: name, image: nil, identifier: name, children: children.map(tab))
    }

    private func show(_ list: [UITab], on screen: TestScreen? = nil) {
        let screen = screen ?? self.screen
        tabs.delegate = log
        tabs.sidebar.delegate = log
        tabs.tabs = list
        screen.window.rootViewController = tabs
        screen.settle()
    }

    private var sidebarFrame: CGRect? { tabs.sidebarView.flatMap { $0.isHidden ? nil : $0.frame } }

    @Test("SV-119: automatically there is a sidebar if a tab is a group and the screen is wide; it begins hidden, and a button brings it")
    func automatic() throws {
        show([tab("a"), group("g", ["x", "y"])])
        #expect(tabs.hasSidebar)
        #expect(tabs.sidebar.isHidden)
        #expect(!tabs.tabBar.isHidden)
        try screen.tap("Sidebar")
        screen.wait(0.5)
        #expect(!tabs.sidebar.isHidden)
        #expect(sidebarFrame == CGRect(x: 0, y: 0, width: 320, height: 820))
        #expect(tabs.tabBar.isHidden)
        #expect(screen.shows("x"))
        try screen.tap("Sidebar")
        screen.wait(0.5)
        #expect(sidebarFrame == nil)
        #expect(!tabs.tabBar.isHidden)
    }

    @Test("What the app has above and below the list of a sidebar takes the height that it asks for, within the safe area, and goes again")
    func parts() throws {
        var content = UIListContentConfiguration.cell()
        content.text = "Head"
        tabs.sidebar.headerContentConfiguration = content
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        bar.heightAnchor.constraint(equalToConstant: 50).isActive = true
        tabs.sidebar.bottomBarView = bar
        show([tab("a"), group("g", ["x"])])
        tabs.sidebar.isHidden = false
        screen.settle()
        let list = try #require(tabs.sidebarView?.subviews.lazy.compactMap { $0 as? UICollectionView }.first)
        #expect(screen.shows("Head"))
        #expect(list.frame.minY > 68 && list.frame.maxY == 750)
        #expect(bar.frame == CGRect(x: 0, y: 750, width: 320, height: 50))

        content.text = "Other"
        tabs.sidebar.headerContentConfiguration = content
        screen.settle()
        #expect(screen.shows("Other") && !screen.shows("Head"))

        tabs.sidebar.headerContentConfiguration = nil
        tabs.sidebar.bottomBarView = nil
        screen.settle()
        #expect(!screen.shows("Other") && bar.superview == nil)
        #expect(list.frame == CGRect(x: 0, y: 68, width: 320, height: 752))
    }

    @Test("SV-119: without groups tabs are in a bar, unless the mode wants a sidebar; with the mode of a bar they always are")
    func modes() {
        show([tab("a"), tab("b")])
        #expect(!tabs.hasSidebar)
        tabs.mode = .tabSidebar
        #expect(tabs.hasSidebar)
        tabs.tabs = [group("g", ["x"])]
        tabs.mode = .tabBar
        #expect(!tabs.hasSidebar)
    }

    @Test("SV-119: a phone always has a bar")
    func phone() {
        let phone = TestScreen(size: CGSize(width: 390, height: 844), scale: 1)
        tabs.mode = .tabSidebar
        tabs.sidebar.isHidden = false
        show([tab("a"), group("g", ["x"])], on: phone)
        #expect(!tabs.showsSidebar)
        #expect(!tabs.tabBar.isHidden)
    }

    @Test("SV-119: controllers without tabs are rows of a sidebar, too, if the mode wants one")
    func controllers() throws {
        let pages = ["a", "b"].map { name in
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)
            return page
        }
        tabs.viewControllers = pages
        tabs.mode = .tabSidebar
        tabs.sidebar.isHidden = false
        screen.window.rootViewController = tabs
        screen.settle()
        try screen.tap("b")
        #expect(tabs.selectedViewController === pages[1])
        tabs.viewControllers = [pages[1]]
        screen.settle()
        #expect(!screen.shows("a"))
    }

    @Test("Rows choose tabs, also of groups; the delegate is asked and told, and what is selected is marked")
    func choosing() throws {
        tabs.sidebar.isHidden = false
        show([tab("a"), tab("b"), group("g", ["x", "y"])])
        try screen.tap("b")
        #expect(tabs.selectedTab?.identifier == "b")
        try screen.tap("y")
        #expect(tabs.selectedTab?.identifier == "y")
        #expect(tabs.selectedViewController?.title == "Page y")
        #expect(log.calls == ["should b", "did b after a", "should y", "did y after b"])
        log.refuses = true
        try screen.tap("a")
        #expect(tabs.selectedTab?.identifier == "y")
    }

    @Test("The title of a group closes it and opens it again")
    func closing() throws {
        tabs.sidebar.isHidden = false
        show([tab("a"), group("g", ["x", "y"])])
        try screen.tap("g")
        screen.wait(0.5)
        #expect(!screen.shows("x"))
        try screen.tap("g")
        screen.wait(0.5)
        #expect(screen.shows("x"))
    }

    @Test("Tabs for the sidebar only are not on the bar, but can be chosen beside it")
    func sidebarOnly() throws {
        let extra = tab("extra")
        extra.preferredPlacement = .sidebarOnly
        tabs.mode = .tabSidebar
        tabs.sidebar.isHidden = false
        show([tab("a"), tab("b"), extra])
        #expect(tabs.tabBar.items?.map(\.title) == ["a", "b"])
        try screen.tap("extra")
        #expect(tabs.selectedTab === extra)
        #expect(tabs.selectedViewController?.title == "Page extra")
    }

    @Test("The sidebar lies over the content, whose safe area begins beside it; tiled, the content is the narrower")
    func layouts() throws {
        tabs.sidebar.isHidden = false
        show([tab("a"), group("g", ["x"])])
        let page = try #require(tabs.selectedViewController?.view)
        #expect(page.frame.width == 1180)
        #expect(page.safeAreaInsets.left == 320)
        tabs.sidebar.preferredLayout = .tile
        screen.settle()
        #expect(page.frame == CGRect(x: 320, y: 0, width: 860, height: 820))
        #expect(page.safeAreaInsets.left == 0)
    }

    @Test("The delegate hears of its coming, with what has to run beside it; at once where nothing is animated")
    func visibility() {
        show([tab("a"), group("g", ["x"])])
        log.calls = []
        tabs.sidebar.isHidden = false
        #expect(log.calls == ["visible", "beside", "done"])
    }
}

@MainActor
private final class SidebarLog: NSObject, UITabBarControllerDelegate, UITabBarController.Sidebar.Delegate {
    var calls: [String] = []
    var refuses = false

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        calls.append("should " + tab.identifier)
        return !refuses
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
        calls.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
    }

    func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating
    ) {
        calls.append(sidebar.isHidden ? "hidden" : "visible")
        animator.addAnimations { self.calls.append("beside") }
        animator.addCompletion { self.calls.append("done") }
    }
}
