import Foundation
import Testing
@testable @_spi(ForasteroInternal) import UIKitContainers
import UIKitTesting

/// Stacks that are shown above the list of those without a tab.
@MainActor
struct LentStackTests {
    private let app = MoreTabs(7)
    private let root: LoggingController
    private let page: LoggingController
    private let stack: UINavigationController
    private let user: CustomizingScreen

    init() {
        (root, page) = (LoggingController("Root", app.log), LoggingController("Page", app.log))
        root.tabBarItem = UITabBarItem(title: "Stack", image: nil, tag: 0)
        stack = UINavigationController(rootViewController: root)
        app.tabs.viewControllers = app.members + [stack]
        user = app.show()
    }

    private func open() throws {
        try user.openMore()
        try user.choose("Stack")
    }

    @Test("TB-09: its pages are shown above the list, under one navigation bar; it has none meanwhile")
    func lent() throws {
        try open()
        #expect(stack.viewControllers.isEmpty)
        #expect(root.navigationController === app.more)
        #expect(root.tabBarController === app.tabs)
        #expect(app.more.viewControllers.last === root)
        #expect(root.view.window === user.screen.window)
        #expect(stack.viewIfLoaded?.window == nil)
        #expect(stack.parent === app.tabs)
        #expect(app.tabs.selectedIndex == 7)
        #expect(app.tabs.selectedViewController === stack)
    }

    @Test("TB-09, TB-58: title and tab of the stack are still those of its lowest page")
    func itemStays() throws {
        try open()
        #expect(stack.tabBarItem === root.tabBarItem)
        #expect(stack.title == "Root")
        try user.openMore()
        #expect(app.rows == ["E", "F", "G", "Stack"])
        #expect(stack.tabBarItem === root.tabBarItem)
    }

    @Test("TB-10: who goes back to the list leaves the lowest page to the stack")
    func popped() throws {
        try open()
        root.navigationController?.pushViewController(page, animated: false)
        user.screen.settle()
        try user.openMore()
        #expect(stack.viewControllers == [root])
        #expect(root.parent === stack)
        #expect(page.parent == nil)
        #expect(app.more.viewControllers.count == 1)
        try user.choose("Stack")
        #expect(app.more.viewControllers.last === root)
        #expect(root.view.window === user.screen.window)
    }

    @Test("TB-10: a stack that moves to the bar has all its pages back, also those that were pushed meanwhile")
    func movesToBar() throws {
        try open()
        root.navigationController?.pushViewController(page, animated: false)
        user.screen.settle()
        app.tabs.traitOverrides.horizontalSizeClass = .regular
        user.screen.settle()
        #expect(stack.viewControllers == [root, page])
        #expect(page.navigationController === stack)
        #expect(app.tabs.selectedViewController === stack)
        #expect(page.view.window === user.screen.window)
        #expect(page.view.isDescendant(of: stack.view))
        #expect(app.more.parent == nil)
        app.tabs.traitOverrides.horizontalSizeClass = .compact
        user.screen.settle()
        #expect(stack.viewControllers.isEmpty)
        #expect(app.more.viewControllers.suffix(2) == [root, page])
        #expect(app.tabs.selectedIndex == 7)
        #expect(page.view.window === user.screen.window)
        #expect(page.view.isDescendant(of: app.more.view))
    }

    @Test("TB-10: a stack that the user drags to the bar works there")
    func draggedToBar() throws {
        try open()
        try user.openMore()
        try user.edit()
        try user.drag("Stack", toSlot: 1)
        try user.done()
        #expect(app.tabs.viewControllers?[1] === stack)
        #expect(stack.viewControllers == [root])
        try user.screen.tap(at: user.slot(1))
        user.screen.wait(0.5)
        #expect(root.view.window === user.screen.window)
        #expect(root.navigationController === stack)
        #expect(app.tabs.selectedIndex == 1)
    }

    @Test("TB-38, TB-52: a stack that makes room for another controller keeps its pages")
    func replacedByCode() throws {
        try open()
        root.navigationController?.pushViewController(page, animated: false)
        user.screen.settle()
        app.tabs.selectedIndex = 5
        user.screen.settle()
        #expect(stack.viewControllers == [root, page])
        #expect(app.more.viewControllers.last === app["F"])
        app.tabs.selectedViewController = stack
        user.screen.settle()
        #expect(app.more.viewControllers.suffix(2) == [root, page])
        #expect(page.view.window === user.screen.window)
    }

    @Test("Pages are notified of their coming and going once each")
    func appearance() throws {
        try open()
        let calls = app.log.take().filter { $0.hasPrefix("Root") }
        #expect(calls == ["Root.viewDidLoad", "Root.willAppear animated", "Root.didAppear animated"])
        app.tabs.traitOverrides.horizontalSizeClass = .regular
        user.screen.wait(0.5)
        #expect(app.log.take() == ["Root.willDisappear", "Root.didDisappear", "Root.willAppear", "Root.didAppear"])
        app.tabs.traitOverrides.horizontalSizeClass = .compact
        user.screen.wait(0.5)
        #expect(app.log.take() == ["Root.willDisappear", "Root.didDisappear", "Root.willAppear", "Root.didAppear"])
    }

    @Test("Pages that are pushed on a stack while its own are lent stay, above those that come back")
    func pushedMeanwhile() throws {
        try open()
        stack.pushViewController(page, animated: false)
        try user.openMore()
        #expect(stack.viewControllers == [root, page])
    }

    @Test("A stack without pages is not shown, and breaks nothing")
    func empty() throws {
        stack.viewControllers = []
        stack.tabBarItem = UITabBarItem(title: "Empty", image: nil, tag: 0)
        user.screen.settle()
        try user.openMore()
        try user.choose("Empty")
        #expect(app.more.viewControllers.count == 1)
        #expect(app.tabs.selectedViewController === app.more)
        app.tabs.selectedViewController = stack
        user.screen.settle()
        #expect(app.tabs.selectedViewController === app.more)
    }
}
