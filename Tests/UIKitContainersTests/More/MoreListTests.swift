import Foundation
import Testing
@testable @_spi(ForasteroInternal) import UIKitContainers
import UIKitTesting

/// The list of those that have no tab, and what is shown above it.
@MainActor
struct MoreListTests {
    private let app = MoreTabs(8)
    private let user: CustomizingScreen
    private let delegate = TabDelegate()

    init() {
        user = app.show()
        app.tabs.delegate = delegate
    }

    @Test("TB-07: More shows a plain list: a row with title, picture and chevron for each that has no tab, in order")
    func list() throws {
        try user.openMore()
        let table = try #require(app.more.topViewController?.view as? UITableView)
        #expect(app.more.topViewController?.title == "More")
        #expect(table.style == .plain)
        #expect(app.rows == ["E", "F", "G", "H"])
        #expect(table.visibleCells.allSatisfy { $0.imageView?.image != nil && $0.accessoryType == .disclosureIndicator })
        #expect(table.visibleCells.map(\.accessibilityLabel) == ["E", "F", "G", "H"])
        #expect(app.more.view.window === user.screen.window)
    }

    @Test("TB-64: a badge of one without a tab stands in its row, before the chevron; an empty text is one too")
    func badges() throws {
        app["F"].tabBarItem.badgeValue = "12"
        app["G"].tabBarItem.badgeValue = ""
        app["H"].tabBarItem.title = "A title that is much longer than there is room for beside a badge"
        app["H"].tabBarItem.badgeValue = "New"
        try user.openMore()
        let cells = try #require(app.more.topViewController?.view as? UITableView).visibleCells
        let badges = cells.map { cell in cell.contentView.subviews.compactMap { $0 as? BadgeView }.first }
        #expect(badges.map { $0 == nil } == [true, false, false, false])
        let (number, empty, text) = (try #require(badges[1]), try #require(badges[2]), try #require(badges[3]))
        #expect(number.backgroundColor == .systemRed)
        #expect(number.frame.width > number.frame.height)
        #expect(empty.frame.width == empty.frame.height)
        #expect(number.frame.midY == cells[1].contentView.bounds.midY)
        #expect(cells[1].contentView.bounds.maxX - number.frame.maxX == 8)
        let title = try #require(cells[3].textLabel)
        #expect(title.frame.maxX <= text.frame.minX - 8)
        for name in ["F", "G", "H"] { app[name].tabBarItem.badgeValue = nil }
        user.screen.settle()
        let others = try #require(app.more.topViewController?.view as? UITableView).visibleCells
        #expect(others.count == 4)
        #expect(!others.contains { $0.contentView.subviews.contains { $0 is BadgeView } })
    }

    @Test("TB-64: More has the badge that the app gives to moreNavigationController's item")
    func badgeOfMore() throws {
        app.more.tabBarItem.badgeValue = "3"
        user.screen.settle()
        let tab = try #require(app.tabs.tabBar.tabs.last)
        #expect(tab.item.badgeValue == "3")
        #expect(tab.subviews.contains { $0 is BadgeView })
    }

    @Test("An item that changes is shown so in the list, its badge as the row's value")
    func itemChanges() throws {
        try user.openMore()
        app["F"].tabBarItem.title = "New"
        app["G"].tabBarItem.badgeValue = "3"
        app["H"].tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 0)
        user.screen.settle()
        #expect(app.rows == ["E", "New", "G", "Other"])
        #expect(user.screen.view(named: "G")?.accessibilityValue == "3")
    }

    @Test("TB-08: a row pushes its controller, which gets a navigation bar with a back button to More")
    func push() throws {
        try user.openMore()
        try user.choose("F")
        #expect(app["F"].navigationController === app.more)
        #expect(app["F"].tabBarController === app.tabs)
        #expect(app.more.viewControllers.count == 2)
        #expect(app.more.navigationBar.backItem?.title == "More")
        #expect(app["F"].view.window === user.screen.window)
        #expect(app.log.take().suffix(2) == ["F.willAppear animated", "F.didAppear animated"])
        try user.screen.tap("More")
        user.screen.wait(1)
        #expect(app.more.viewControllers.count == 1)
        #expect(app["F"].parent === app.tabs)
        #expect(app["F"].navigationController == nil)
        #expect(app.tabs.selectedViewController === app.more)
    }

    @Test("TB-15: while the list is shown the last tab is selected, and it is More")
    func highlighted() throws {
        try user.openMore()
        #expect(app.tabs.tabBar.selectedItem?.title == "More")
        #expect(user.titles.last == "More")
        try user.choose("E")
        #expect(app.tabs.tabBar.selectedItem?.title == "More")
    }

    @Test("TB-27: a tap on More asks and tells of moreNavigationController, which is not in viewControllers")
    func delegateOfMore() throws {
        let recorder = ControllerRecorder()
        app.tabs.delegate = recorder
        try user.openMore()
        #expect(recorder.asked == [app.more])
        #expect(recorder.told == [app.more])
        #expect(app.tabs.viewControllers?.firstIndex(of: app.more) == nil)
    }

    @Test("TB-22, TB-27: a delegate can refuse More too")
    func refused() throws {
        delegate.allows = false
        try user.openMore()
        #expect(app.tabs.selectedIndex == 0)
        #expect(delegate.calls == ["should More from 0"])
    }

    @Test("TB-28: a row of the list is nothing to the tab bar controller's delegate; that of moreNavigationController is notified of it")
    func delegateOfRows() throws {
        let shown = ShownPages()
        app.more.delegate = shown
        try user.openMore()
        delegate.calls = []
        try user.choose("G")
        #expect(delegate.calls.isEmpty)
        #expect(shown.titles == ["More", "G"])
    }

    @Test("TB-75: another tap on More leads back to the list")
    func backToList() throws {
        try user.openMore()
        try user.choose("E")
        app["E"].navigationController?.pushViewController(LoggingController("Deep", app.log), animated: false)
        user.screen.settle()
        try user.openMore()
        #expect(app.more.viewControllers.count == 1)
        #expect(app.tabs.selectedViewController === app.more)
        #expect(app["E"].parent === app.tabs)
    }

    @Test("TB-52: what is shown above the list is still there after a look at another tab")
    func stays() throws {
        try user.openMore()
        try user.choose("E")
        try user.screen.tap(at: user.slot(0))
        user.screen.wait(0.2)
        #expect(app.tabs.selectedIndex == 0)
        #expect(app["E"].view.window == nil)
        try user.openMore()
        #expect(app["E"].view.window === user.screen.window)
        #expect(app.more.viewControllers.count == 2)
    }

    // MARK: Selection

    @Test("TB-37: while the list is shown the selected index is not found, and the selected controller is moreNavigationController")
    func nothingFound() throws {
        try user.openMore()
        #expect(app.tabs.selectedIndex == NSNotFound)
        #expect(app.tabs.selectedViewController === app.more)
    }

    @Test("TB-38: code can select one without a tab; it is shown above the list, and its index reads back")
    func selectedByCode() {
        app.tabs.selectedIndex = 6
        user.screen.settle()
        #expect(app.tabs.selectedIndex == 6)
        #expect(app.tabs.selectedViewController === app["G"])
        #expect(app.more.viewControllers.count == 2)
        #expect(app["G"].view.window === user.screen.window)
        #expect(app.tabs.tabBar.selectedItem?.title == "More")
        #expect(delegate.calls.isEmpty)
        app.tabs.selectedViewController = app["H"]
        user.screen.settle()
        #expect(app.more.viewControllers.last === app["H"])
        #expect(app["G"].parent === app.tabs)
        #expect(app["G"].view.window == nil)
        app.tabs.selectedIndex = 1
        user.screen.settle()
        #expect(app.tabs.selectedViewController === app["B"])
        #expect(app["B"].view.window === user.screen.window)
    }

    @Test("TB-39: code can select the list itself")
    func listByCode() {
        app.tabs.selectedViewController = app.more
        user.screen.settle()
        #expect(app.tabs.tabBar.selectedItem?.title == "More")
        #expect(app.rows == ["E", "F", "G", "H"])
    }

    @Test("TB-40: without a list it cannot be selected")
    func noList() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let tabs = UITabBarController()
                tabs.viewControllers = [UIViewController()]
                tabs.selectedViewController = tabs.moreNavigationController
            }
        }
    }

    @Test(
        "TB-41, TB-72: the index that is stored while the list is shown does no harm when it is set",
        arguments: [NSNotFound, Int(Int32.max)])
    func storedIndex(index: Int) throws {
        app.tabs.selectedIndex = 2
        app.tabs.selectedIndex = index
        user.screen.settle()
        #expect(app.tabs.selectedIndex == 2)
        try user.openMore()
        let stored = UserDefaults(suiteName: "More-\(UUID().uuidString)")
        stored?.set(app.tabs.selectedIndex, forKey: "selectedTab")
        app.tabs.selectedIndex = 0
        app.tabs.selectedIndex = stored?.integer(forKey: "selectedTab") ?? -1
        #expect(app.tabs.selectedIndex == 0)
    }

    @Test("TB-73: one without a tab that is selected before the view is in a window is shown first, and only its view is loaded")
    func selectedBefore() {
        let other = MoreTabs(9)
        other.tabs.selectedIndex = 7
        #expect(!other.tabs.isViewLoaded)
        #expect(other.members.allSatisfy { !$0.isViewLoaded })
        let screen = TestScreen(showing: other.tabs)
        #expect(other["H"].view.window === screen.window)
        #expect(other.members.filter(\.isViewLoaded) == [other["H"]])
        #expect(other.more.viewControllers.first?.isViewLoaded == false)
    }

    // MARK: Other controllers

    @Test("TB-44: one above the list that stays among the controllers stays selected, wherever it is now")
    func replaced() throws {
        try user.openMore()
        try user.choose("G")
        app.tabs.viewControllers = [app["G"], app["A"]]
        user.screen.settle()
        #expect(app.tabs.selectedIndex == 0)
        #expect(app["G"].view.window === user.screen.window)
        #expect(app["G"].parent === app.tabs)
        #expect(app.more.viewControllers.count == 1)
        #expect(app.more.parent == nil)
        app.tabs.viewControllers = app.members
        user.screen.settle()
        #expect(app.tabs.selectedIndex == 6)
        #expect(app.more.viewControllers.last === app["G"])
        #expect(app["G"].view.window === user.screen.window)
    }

    @Test("TB-45: if the list was shown and is not needed any more, the first controller is selected")
    func listGone() throws {
        try user.openMore()
        app.tabs.viewControllers = [app["B"], app["C"]]
        user.screen.settle()
        #expect(app.tabs.selectedIndex == 0)
        #expect(app["B"].view.window === user.screen.window)
        #expect(app.more.parent == nil)
        #expect(app.more.viewIfLoaded?.window == nil)
    }

    @Test("TB-45: one above the list that is put into another tab bar controller leaves this one; the next is shown in its place")
    func intoAnother() throws {
        try user.openMore()
        try user.choose("G")
        let other = UITabBarController()
        other.viewControllers = [app["G"]]
        #expect(app.order == "ABCDEFH")
        #expect(app["G"].parent === other)
        #expect(app.more.viewControllers.last === app["H"])
    }

    @Test("A page that replaces all pages of moreNavigationController does not take the list away")
    func listStays() throws {
        try user.openMore()
        try user.choose("G")
        let page = UIViewController()
        app.more.setViewControllers([page], animated: false)
        user.screen.settle()
        #expect(app.more.viewControllers.count == 2)
        #expect(app.more.topViewController === page)
        #expect(app.more.viewControllers[0] is MoreListController)
    }

    @Test("A way back that is broken off leaves everything as it was")
    func swipeTakenBack() throws {
        try user.openMore()
        try user.choose("G")
        let finger = user.screen.touchDown(at: CGPoint(x: 2, y: 400))
        for x in stride(from: 10, through: 60, by: 10) {
            finger.move(to: CGPoint(x: CGFloat(x), y: 400))
            user.screen.wait(0.05)
        }
        user.screen.wait(0.5)
        finger.lift()
        user.screen.wait(1)
        #expect(app.tabs.selectedIndex == 6)
        #expect(app["G"].navigationController === app.more)
        #expect(app["G"].view.window === user.screen.window)
    }
}

/// Keeps the controllers that a tab bar controller asks and tells of.
private final class ControllerRecorder: NSObject, UITabBarControllerDelegate {
    var asked: [UIViewController] = []
    var told: [UIViewController] = []

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        asked.append(viewController)
        return true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        told.append(viewController)
    }
}

/// Records which pages a stack has shown.
private final class ShownPages: NSObject, UINavigationControllerDelegate {
    var titles: [String] = []

    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        titles.append(viewController.title ?? "")
    }
}
