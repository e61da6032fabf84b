import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitContainers
import UIKitTesting

/// Navigation controllers in tabs.
@MainActor
struct TabStackTests {
    private let log = ControllerLog()
    private let tabs = UITabBarController()
    private let stack: UINavigationController
    private let root: LoggingController
    private let other: LoggingController
    private let screen: TestScreen

    init() {
        (root, other) = (LoggingController("Root", log), LoggingController("Other", log))
        stack = UINavigationController(rootViewController: root)
        tabs.viewControllers = [stack, other]
        screen = TestScreen(showing: tabs)
        log.calls = []
    }

    private func push(_ name: String, hidesBar: Bool = false, animated: Bool = false) -> LoggingController {
        let page = LoggingController(name, log)
        page.hidesBottomBarWhenPushed = hidesBar
        stack.pushViewController(page, animated: animated)
        screen.wait(animated ? 1 : 0.1)
        return page
    }

    private var barIsShown: Bool {
        tabs.tabBar.superview === tabs.view && tabs.tabBar.frame.minY == 844 - 83 && !tabs.tabBar.isHidden
    }

    @Test("TB-48: pages of a stack find the tab bar controller")
    func containment() {
        let page = push("Page")
        #expect(page.tabBarController === tabs)
        #expect(root.tabBarController === tabs)
    }

    @Test("TB-52: a stack stays as it is while another tab is selected")
    func stackStays() throws {
        let page = push("Page")
        tabs.selectedIndex = 1
        screen.settle()
        tabs.selectedIndex = 0
        screen.settle()
        #expect(stack.viewControllers == [root, page])
        #expect(page.view.window === screen.window)
    }

    @Test("TB-53: a tap on the selected tab leads back to the root, animated")
    func popToRoot() throws {
        _ = push("One")
        _ = push("Two")
        let delegate = TabDelegate()
        tabs.delegate = delegate
        let tab = try #require(tabs.tabBar.subviews.compactMap { $0 as? UIControl }.first)
        try screen.tap(at: CGPoint(x: tab.convert(tab.bounds, to: nil).midX, y: 780))
        #expect(stack.viewControllers == [root])
        #expect(stack.transitionCoordinator != nil)
        screen.wait(1)
        #expect(root.view.window === screen.window)
        #expect(delegate.calls.count == 2)
    }

    @Test("TB-54: a tap on the selected tab with nothing to go back to changes nothing")
    func nothingToPop() throws {
        try screen.tap(at: CGPoint(x: 97, y: 780))
        screen.wait(1)
        #expect(log.calls.isEmpty)
        #expect(stack.viewControllers == [root])
    }

    @Test("TB-55: selecting the selected tab by code leads nowhere")
    func codeDoesNotPop() {
        let page = push("Page")
        tabs.selectedIndex = 0
        tabs.selectedViewController = stack
        screen.wait(1)
        #expect(stack.viewControllers == [root, page])
    }

    @Test("TB-58: the item of the root stands for a stack that was given none")
    func rootItem() {
        #expect(tabs.tabBar.items?[0] === root.tabBarItem)
        root.tabBarItem = UITabBarItem(title: "Mine", image: nil, tag: 0)
        screen.settle()
        #expect(screen.shows("Mine"))
        stack.tabBarItem = UITabBarItem(title: "Stack", image: nil, tag: 0)
        screen.settle()
        #expect(tabs.tabBar.items?[0].title == "Stack")
    }

    @Test("TB-58: another root brings its item")
    func otherRoot() {
        let page = LoggingController("New root", log)
        stack.setViewControllers([page], animated: false)
        screen.settle()
        #expect(tabs.tabBar.items?[0] === page.tabBarItem)
    }

    @Test("TB-65: a page that hides the bar takes it away, for all pages above too; it comes back with the pop")
    func hidingPage() {
        #expect(barIsShown)
        let page = push("Hiding", hidesBar: true)
        #expect(!barIsShown)
        #expect(page.view.safeAreaInsets.bottom == 34)
        #expect(tabs.tabBar.isHidden)
        _ = push("Above")
        #expect(!barIsShown)
        stack.popViewController(animated: false)
        screen.settle()
        #expect(!barIsShown)
        stack.popViewController(animated: false)
        screen.settle()
        #expect(barIsShown)
        #expect(root.view.safeAreaInsets.bottom == 83)
    }

    @Test("TB-65: the bar slides out with the page that has it, and comes back with it")
    func sliding() {
        let page = LoggingController("Hiding", log)
        page.hidesBottomBarWhenPushed = true
        stack.pushViewController(page, animated: true)
        screen.wait(0.1)
        #expect(tabs.tabBar.isDescendant(of: root.view))
        #expect(!tabs.tabBar.isHidden)
        #expect(root.view.safeAreaInsets.bottom == 83)
        #expect(page.view.safeAreaInsets.bottom == 34)
        screen.wait(1)
        #expect(!barIsShown)
        #expect(tabs.tabBar.superview === tabs.view)
        stack.popViewController(animated: true)
        screen.wait(0.1)
        #expect(tabs.tabBar.isDescendant(of: root.view))
        #expect(root.view.safeAreaInsets.bottom == 83)
        screen.wait(1)
        #expect(barIsShown)
        #expect(root.view.safeAreaInsets.bottom == 83)
    }

    @Test("TB-65: the bar of tabs that nobody has seen yet is hidden at once by a page that wants none, and comes back with the pop")
    func hidingUnseen() {
        let page = UIViewController()
        page.hidesBottomBarWhenPushed = true
        let stack = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]
        #expect(!tabs.tabBar.isHidden)
        stack.pushViewController(page, animated: false)
        #expect(tabs.tabBar.isHidden)
        stack.popViewController(animated: false)
        #expect(!tabs.tabBar.isHidden)
    }

    @Test("TB-65: a pop that is taken back leaves the bar hidden")
    func takenBack() {
        let page = push("Hiding", hidesBar: true)
        let finger = screen.touchDown(at: CGPoint(x: 2, y: 400))
        for x in stride(from: 10, through: 60, by: 10) {
            finger.move(to: CGPoint(x: CGFloat(x), y: 400))
            screen.wait(0.05)
        }
        #expect(tabs.tabBar.isDescendant(of: root.view))
        screen.wait(0.5)
        finger.lift()
        screen.wait(1)
        #expect(stack.topViewController === page)
        #expect(!barIsShown)
        #expect(tabs.tabBar.superview === tabs.view)
        #expect(page.view.safeAreaInsets.bottom == 34)
    }

    @Test("TB-66: a root that hides the bar hides it for all of its stack")
    func hidingRoot() {
        let hiding = LoggingController("Hiding", log)
        hiding.hidesBottomBarWhenPushed = true
        tabs.viewControllers = [UINavigationController(rootViewController: hiding), other]
        screen.settle()
        #expect(!barIsShown)
        #expect(hiding.view.safeAreaInsets.bottom == 34)
        tabs.selectedIndex = 1
        screen.settle()
        #expect(barIsShown)
        tabs.selectedIndex = 0
        screen.settle()
        #expect(!barIsShown)
    }

    @Test("TB-67: changing the flag of a page on the stack counts at the next push or pop")
    func changingTheFlag() {
        let page = push("Page")
        page.hidesBottomBarWhenPushed = true
        screen.settle()
        #expect(barIsShown)
        _ = push("Above")
        #expect(!barIsShown)
    }

    @Test("TB-71: each controller gives the title that it was given; a stack that of its root")
    func titles() {
        #expect(tabs.viewControllers?.map(\.title) == ["Root", "Other"])
        stack.title = "Stack"
        #expect(stack.title == "Stack")
        #expect(root.title == "Root")
    }
}
