import Foundation
import Testing
@testable @_spi(ForasteroInternal) import UIKitContainers
import UIKitTesting

/// How many tabs there are, and who has none.
@MainActor
struct TabLimitTests {
    @Test("TB-02: from six controllers on, a phone shows the first four and More", arguments: [6, 7, 26])
    func phone(count: Int) {
        let app = MoreTabs(count)
        let screen = app.show()
        #expect(screen.titles == ["A", "B", "C", "D", "More"])
        #expect(screen.bar.tabs.last?.item.systemItem == .more)
    }

    @Test(
        "TB-03: a tablet shows up to eight; from nine on the first seven and More",
        arguments: [(8, "ABCDEFGH"), (9, "ABCDEFGMore"), (20, "ABCDEFGMore")])
    func tablet(count: Int, titles: String) {
        let app = MoreTabs(count)
        let screen = app.show(size: CGSize(width: 1024, height: 768))
        #expect(screen.titles.joined() == titles)
    }

    @Test("TB-04: a wider screen takes controllers from the list to the bar; viewControllers stay as they are")
    func widthChanges() {
        let app = MoreTabs(7)
        let screen = app.show()
        app.tabs.traitOverrides.horizontalSizeClass = .regular
        screen.screen.settle()
        #expect(screen.titles == ["A", "B", "C", "D", "E", "F", "G"])
        #expect(app.order == "ABCDEFG")
        #expect(app.more.parent == nil)
        app.tabs.traitOverrides.horizontalSizeClass = .compact
        screen.screen.settle()
        #expect(screen.titles == ["A", "B", "C", "D", "More"])
        #expect(app.order == "ABCDEFG")
        #expect(app.more.parent === app.tabs)
        #expect(app.log.calls.isEmpty)
    }

    @Test("TB-04: what is selected stays so when it moves between the bar and the list")
    func selectionMoves() {
        let app = MoreTabs(7)
        let screen = app.show()
        app.tabs.selectedIndex = 5
        screen.screen.settle()
        #expect(app["F"].navigationController === app.more)
        app.tabs.traitOverrides.horizontalSizeClass = .regular
        screen.screen.settle()
        #expect(app.tabs.selectedViewController === app["F"])
        #expect(app["F"].navigationController == nil)
        #expect(app["F"].parent === app.tabs)
        #expect(app["F"].view.window === screen.screen.window)
        #expect(app.tabs.tabBar.selectedItem === app["F"].tabBarItem)
        app.tabs.traitOverrides.horizontalSizeClass = .compact
        screen.screen.settle()
        #expect(app.tabs.selectedIndex == 5)
        #expect(app.more.viewControllers.last === app["F"])
        #expect(app["F"].view.window === screen.screen.window)
        #expect(app.tabs.tabBar.selectedItem?.title == "More")
    }

    @Test("TB-05: moreNavigationController is there without any list too, and is always the same")
    func alwaysThere() {
        let tabs = UITabBarController()
        let more = tabs.moreNavigationController
        #expect(more.parent == nil)
        #expect(more.viewControllers.count == 1)
        tabs.viewControllers = (0..<9).map { _ in UIViewController() }
        #expect(tabs.moreNavigationController === more)
        #expect(more.parent === tabs)
        tabs.viewControllers = []
        #expect(tabs.moreNavigationController === more)
        #expect(more.parent == nil)
    }

    @Test("TB-06: it is not among the view controllers, but may be the selected one")
    func notAMember() throws {
        let app = MoreTabs(6)
        let screen = app.show()
        try screen.openMore()
        #expect(app.order == "ABCDEF")
        #expect(app.tabs.viewControllers?.contains(app.more) == false)
        #expect(app.tabs.selectedViewController === app.more)
    }

    @Test("TB-14: without a list there is no way to rearrange the tabs", arguments: 1...5)
    func noEdit(count: Int) {
        let app = MoreTabs(count)
        let screen = app.show()
        app.tabs.customizableViewControllers = app.members
        screen.screen.settle()
        #expect(!screen.titles.contains("More"))
        #expect(!screen.screen.shows("Edit"))
        app.tabs.startCustomizing()
        #expect(!app.tabs.tabBar.isCustomizing)
    }

    @Test("TB-76: the delegate that an app has given moreNavigationController stays")
    func delegateStays() {
        let app = MoreTabs(6)
        let screen = app.show()
        let delegate = StackDelegate()
        app.more.delegate = delegate
        app.tabs.viewControllers = app.members.reversed()
        screen.screen.settle()
        app.tabs.viewControllers = []
        app.tabs.viewControllers = app.members
        #expect(app.more.delegate === delegate)
    }
}

private final class StackDelegate: NSObject, UINavigationControllerDelegate {}
