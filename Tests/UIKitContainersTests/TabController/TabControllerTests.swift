import Foundation
import Testing
@_spi(ForasteroInternal) import UIKitContainers
import UIKitTesting

/// Tabs, selection and containment.
@MainActor
struct TabControllerTests {
    private let log = ControllerLog()
    private let tabs = UITabBarController()
    private let (a, b, c): (LoggingController, LoggingController, LoggingController)

    init() {
        (a, b, c) = (LoggingController("A", log), LoggingController("B", log), LoggingController("C", log))
    }

    private func show() -> TestScreen {
        tabs.viewControllers = [a, b, c]
        return TestScreen(showing: tabs)
    }

    @Test("TB-01: on a phone the bar shows exactly one item for each of up to five controllers", arguments: 1...5)
    func oneItemEach(count: Int) {
        let controllers = (0..<count).map { LoggingController("\($0)", log) }
        tabs.viewControllers = controllers
        let screen = TestScreen(showing: tabs)
        #expect(tabs.tabBar.items?.map(\.title) == controllers.map(\.title))
        #expect(controllers.allSatisfy { screen.shows($0.name) })
    }

    @Test("The bar has the width of the screen when the view is loaded, whatever size a storyboard gave it")
    func barOfAStoryboard() {
        let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 1)
        tabs.tabBar.frame = CGRect(x: 0, y: 975, width: 1000, height: 49)
        tabs.loadViewIfNeeded()
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 795, width: 390, height: 49))
        screen.window.rootViewController = tabs
        screen.settle()
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    }

    @Test("TB-36: the first controller is selected if nobody says otherwise")
    func firstIsSelected() {
        let screen = show()
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.selectedViewController === a)
        #expect(tabs.tabBar.selectedItem === a.tabBarItem)
        #expect(a.view.window === screen.window)
    }

    @Test("TB-41: an index that does not exist changes nothing", arguments: [3, -1, NSNotFound])
    func indexOutOfRange(index: Int) {
        let screen = show()
        tabs.selectedIndex = 1
        tabs.selectedIndex = index
        screen.settle()
        #expect(tabs.selectedIndex == 1)
        #expect(tabs.selectedViewController === b)
    }

    @Test("TB-42: selecting what is selected sends nothing")
    func selectingAgain() {
        let screen = show()
        let delegate = TabDelegate()
        tabs.delegate = delegate
        _ = log.take()
        tabs.selectedIndex = 0
        tabs.selectedViewController = a
        screen.settle()
        #expect(log.calls.isEmpty)
        #expect(delegate.calls.isEmpty)
    }

    @Test("TB-43: without controllers nothing is selected")
    func noControllers() {
        #expect(tabs.viewControllers == nil)
        #expect(tabs.selectedViewController == nil)
        #expect(tabs.selectedIndex == NSNotFound)
        let screen = TestScreen(showing: tabs)
        #expect(tabs.tabBar.window === screen.window)
        tabs.viewControllers = []
        #expect(tabs.selectedViewController == nil)
        #expect(tabs.tabBar.items == [])
    }

    @Test("TB-44: a selected controller that stays is selected at its new index, and is not notified")
    func selectionStays() {
        let screen = show()
        tabs.selectedIndex = 1
        screen.settle()
        _ = log.take()
        tabs.viewControllers = [c, a, b]
        screen.settle()
        #expect(tabs.selectedIndex == 2)
        #expect(tabs.selectedViewController === b)
        #expect(tabs.tabBar.selectedItem === b.tabBarItem)
        #expect(log.calls.isEmpty)
    }

    @Test("TB-45: if the selected controller is gone, the one in its place is selected")
    func sameIndex() {
        let screen = show()
        tabs.selectedIndex = 1
        tabs.viewControllers = [a, c]
        screen.settle()
        #expect(tabs.selectedViewController === c)
        #expect(c.view.window === screen.window)
        #expect(b.view.window == nil)
    }

    @Test("TB-45: if there is none in its place either, the first is selected")
    func firstIndex() {
        let screen = show()
        tabs.selectedIndex = 2
        tabs.viewControllers = [b, a]
        screen.settle()
        #expect(tabs.selectedViewController === b)
        #expect(tabs.selectedIndex == 0)
    }

    @Test("TB-46: only the bar's items are animated, and only if asked for")
    func animatedTabs() {
        let screen = show()
        _ = log.take()
        tabs.setViewControllers([a, b], animated: true)
        screen.wait(0.1)
        #expect(tabs.selectedViewController === a)
        #expect(log.calls.isEmpty)
        #expect(c.tabBarItem.observer != nil)
        screen.wait(0.4)
        #expect(c.tabBarItem.observer == nil)
        tabs.viewControllers = [a, b, c]
        screen.settle()
        #expect(screen.shows("C"))
    }

    @Test("TB-47: all old controllers leave before new ones come; who is in both ends inside")
    func replacing() {
        _ = show()
        let d = ParentLog("D")
        tabs.viewControllers = [d]
        let e = ParentLog("E")
        ParentLog.calls = []
        tabs.viewControllers = [e, d]
        #expect(
            ParentLog.calls == [
                "D will nil", "D did nil", "E will tabs", "E did tabs", "D will tabs", "D did tabs",
            ])
        #expect(tabs.children == [e, d])
        #expect(a.parent == nil)
        #expect(d.parent === tabs)
    }

    @Test("TB-48: a controller in a tab, and those inside it, find their tab bar controller")
    func containment() {
        let inner = UIViewController()
        a.addChild(inner)
        tabs.viewControllers = [a]
        #expect(a.parent === tabs)
        #expect(a.tabBarController === tabs)
        #expect(inner.tabBarController === tabs)
        #expect(tabs.tabBarController == nil)
        #expect(b.tabBarController == nil)
    }

    @Test("TB-49: the view of a tab that was never selected is not loaded")
    func lazyViews() {
        let screen = show()
        #expect(a.isViewLoaded)
        #expect(!b.isViewLoaded)
        #expect(!c.isViewLoaded)
        tabs.selectedIndex = 2
        screen.settle()
        #expect(!b.isViewLoaded)
        #expect(c.isViewLoaded)
    }

    @Test("TB-73: what is selected before the view is in a window is shown first, and only its view is loaded")
    func selectedBefore() {
        tabs.viewControllers = [a, b, c]
        tabs.selectedIndex = 1
        #expect(!tabs.isViewLoaded)
        #expect(!b.isViewLoaded)
        let screen = TestScreen(showing: tabs)
        #expect(b.view.window === screen.window)
        #expect(!a.isViewLoaded)
        #expect(!c.isViewLoaded)
        #expect(log.calls == ["B.viewDidLoad", "B.willAppear", "B.didAppear"])
    }

    @Test("TB-74: the view may be put into a window by hand; the controllers are notified of it")
    func intoWindowByHand() {
        tabs.viewControllers = [a, b]
        let screen = TestScreen()
        screen.window.addSubview(tabs.view)
        screen.settle()
        #expect(log.calls == ["A.viewDidLoad", "A.willAppear", "A.didAppear"])
    }

    @Test("A controller that is put into a second tab bar controller leaves the first")
    func movingBetween() {
        tabs.viewControllers = [a, b]
        let other = UITabBarController()
        other.viewControllers = [b]
        #expect(tabs.viewControllers == [a])
        #expect(b.tabBarController === other)
    }

    @Test("Another tab bar item is shown at once")
    func newItem() {
        let screen = show()
        b.tabBarItem = UITabBarItem(title: "New", image: nil, tag: 7)
        screen.settle()
        #expect(screen.shows("New"))
        #expect(!screen.shows("B"))
        #expect(tabs.tabBar.items?[1].tag == 7)
        b.title = "Newer"
        screen.settle()
        #expect(screen.shows("Newer"))
    }

    @Test("TB-40: what is not in a tab cannot be selected")
    func selectingStranger() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UITabBarController().selectedViewController = UIViewController() }
        }
        expect(
            "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers "
                + "can be selected.", in: result?.standardErrorContent)
    }

    private func expect(_ text: String, in error: [UInt8]?) {
        let written = error.map { String(decoding: $0, as: UTF8.self) } ?? ""
        #expect(written.contains(text), "\(written)")
    }

    @Test("TB-59: items and selection of a controller's bar cannot be changed")
    func changingItems() async {
        let text = "Directly modifying a tab bar managed by a tab bar controller is not allowed."
        let items = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { await change { $0.items = [] } }
        expect(text, in: items?.standardErrorContent)
        let selection = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await change { $0.selectedItem = nil }
        }
        expect(text, in: selection?.standardErrorContent)
        let animated = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await change { $0.setItems([], animated: true) }
        }
        expect(text, in: animated?.standardErrorContent)
    }

    @Test("TB-60: the delegate of a controller's bar cannot be changed")
    func changingDelegate() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { await change { $0.delegate = nil } }
        expect("Changing the delegate of a tab bar managed by a tab bar controller is not allowed.", in: result?.standardErrorContent)
    }
}

/// Changes the bar of a tab bar controller.
@MainActor
private func change(_ body: @MainActor @Sendable (UITabBar) -> Void) {
    let tabs = UITabBarController()
    body(tabs.tabBar)
    _ = tabs.view
}

/// Writes down its changes of parents.
private final class ParentLog: UIViewController {
    static var calls: [String] = []

    init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        Self.calls.append("\(title!) will \(parent == nil ? "nil" : "tabs")")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        Self.calls.append("\(title!) did \(parent == nil ? "nil" : "tabs")")
    }
}
