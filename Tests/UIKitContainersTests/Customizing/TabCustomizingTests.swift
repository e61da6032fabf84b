import Foundation
import Testing
@testable @_spi(ForasteroInternal) import UIKitContainers
import UIKitTesting

/// The tabs of a controller that the user rearranges.
@MainActor
struct TabCustomizingTests {
    private let app = MoreTabs(10)
    private let user: CustomizingScreen
    private let delegate = CustomizingDelegate()

    init() {
        user = app.show()
        app.tabs.delegate = delegate
    }

    private func begin() throws {
        try user.openMore()
        try user.edit()
    }

    @Test("TB-11: the list has an Edit button as long as something can be rearranged")
    func editButton() throws {
        try user.openMore()
        let list = try #require(app.more.topViewController)
        #expect(user.screen.shows("Edit"))
        #expect(list.navigationItem.rightBarButtonItem != nil)
        #expect(list.navigationItem.leftBarButtonItem == nil)
        app.tabs.customizableViewControllers = []
        user.screen.settle()
        #expect(!user.screen.shows("Edit"))
        app.tabs.customizableViewControllers = [app["A"]]
        user.screen.settle()
        #expect(user.screen.shows("Edit"))
        app.tabs.customizableViewControllers = nil
        user.screen.settle()
        #expect(!user.screen.shows("Edit"))
    }

    @Test("TB-12: setting viewControllers, in either way, sets customizableViewControllers too")
    func reset() {
        #expect(UITabBarController().customizableViewControllers == nil)
        #expect(app.tabs.customizableViewControllers == app.members)
        app.tabs.customizableViewControllers = []
        app.tabs.viewControllers = [app["B"]]
        #expect(app.tabs.customizableViewControllers == [app["B"]])
        app.tabs.customizableViewControllers = nil
        app.tabs.setViewControllers(app.members, animated: true)
        #expect(app.tabs.customizableViewControllers == app.members)
    }

    @Test("TB-13: who is not customizable is not offered, and stays in place on the bar, as More does")
    func fixed() throws {
        app.tabs.customizableViewControllers = [app["A"], app["C"], app["H"], UIViewController()]
        try begin()
        #expect(user.sheet?.icons.map { $0.item.title ?? "" } == ["A", "C", "H"])
        #expect(app.tabs.tabBar.tabs.map(\.isFixed) == [false, true, false, true, true])
        try user.drag("H", toSlot: 1)
        try user.drag("H", toSlot: 4)
        #expect(user.titles == ["A", "B", "C", "D", "More"])
        try user.drag(fromSlot: 0, toSlot: 2)
        #expect(user.titles == ["C", "B", "A", "D", "More"])
    }

    @Test("TB-15: More cannot be moved, and nothing can be put in its place")
    func moreStays() throws {
        try begin()
        try user.drag("H", toSlot: 4)
        try user.drag(fromSlot: 4, toSlot: 0)
        try user.drag(fromSlot: 0, toSlot: 4)
        #expect(user.titles == ["A", "B", "C", "D", "More"])
    }

    @Test("TB-16: Edit shows the screen over the content, with the bar in front; the content behind is not drawn")
    func screen() throws {
        try begin()
        let sheet = try #require(user.sheet)
        #expect(sheet.frame == app.tabs.view.bounds)
        #expect(user.screen.shows("Configure"))
        #expect(sheet.icons.count == 10)
        #expect(app.tabs.view.subviews.last === app.tabs.tabBar)
        #expect(!user.screen.shows("Edit"))
        #expect(sheet.icons.allSatisfy { $0.convert($0.bounds, to: nil).maxY <= app.tabs.tabBar.frame.minY })
        try user.done()
        #expect(user.screen.shows("Edit"))
        #expect(user.sheet == nil)
    }

    @Test("TB-17, TB-19: a tab that is replaced goes to the list; all are there, first those on the bar")
    func replacing() throws {
        try begin()
        try user.drag("H", toSlot: 1)
        #expect(app.order == "ABCDEFGHIJ")
        try user.done()
        #expect(app.order == "AHCDBEFGIJ")
        #expect(user.titles == ["A", "H", "C", "D", "More"])
        #expect(app.rows == ["B", "E", "F", "G", "I", "J"])
        #expect(app.members.allSatisfy { $0.parent === app.tabs })
        try user.screen.tap(at: user.slot(1))
        user.screen.wait(0.2)
        #expect(app.tabs.selectedIndex == 1)
        #expect(app["H"].view.window === user.screen.window)
        #expect(app["H"].navigationController == nil)
    }

    @Test("TB-18: tabs that are dragged along the bar change their order")
    func reordering() throws {
        try begin()
        try user.drag(fromSlot: 3, toSlot: 0)
        try user.done()
        #expect(app.order == "DABCEFGHIJ")
        #expect(delegate.calls.last == "did end DABCEFGHIJ changed")
    }

    @Test("TB-20: More stays selected, and the list is shown")
    func selection() throws {
        try begin()
        try user.drag("J", toSlot: 0)
        try user.done()
        #expect(app.tabs.selectedViewController === app.more)
        #expect(app.tabs.tabBar.selectedItem?.title == "More")
        #expect(app.more.topViewController?.view.window === user.screen.window)
    }

    @Test("TB-29: before it begins the delegate is notified once of the controllers that will be offered")
    func willBegin() throws {
        app.tabs.customizableViewControllers = [app["B"], app["F"]]
        try begin()
        #expect(delegate.calls == ["will begin BF"])
    }

    @Test("A controller may override what its bar reports, and is notified before the delegate")
    func overriding() throws {
        let tabs = NotedTabs()
        tabs.viewControllers = (0..<7).map { index in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: "\(index)", image: UIImage(systemName: "star"), tag: index)
            return controller
        }
        let screen = TestScreen(showing: tabs, size: CGSize(width: 390, height: 844))
        let user = CustomizingScreen(screen: screen, bar: tabs.tabBar)
        let delegate = CustomizingDelegate()
        tabs.delegate = delegate
        delegate.noting = { [tabs] call in
            tabs.calls.append("delegate")
            return call
        }
        try user.openMore()
        try user.edit()
        try user.done()
        #expect(
            tabs.calls == ["will begin 7", "delegate", "did begin 7", "will end 5 false", "delegate", "did end 5 false", "delegate"])
    }

    @Test(
        "TB-30, TB-31, TB-34: the end is reported with the whole new order: before the screen goes, and when it is gone and the order holds"
    )
    func ending() throws {
        delegate.noting = { [app] in
            "\($0); is \(app.order), \(app.tabs.view.subviews.contains { $0 is CustomizingSheet } ? "over" : "gone")"
        }
        try begin()
        try user.drag("J", toSlot: 0)
        delegate.calls = []
        try user.screen.tap("Done")
        #expect(delegate.calls == ["will end JBCDAEFGHI changed; is ABCDEFGHIJ, over"])
        user.screen.wait(1)
        #expect(delegate.calls.last == "did end JBCDAEFGHI changed; is JBCDAEFGHI, gone")
        #expect(delegate.calls.count == 2)
    }

    @Test("TB-32, TB-33: what is as it was has not changed, and the end is reported all the same")
    func unchanged() throws {
        try begin()
        try user.done()
        #expect(delegate.calls == ["will begin ABCDEFGHIJ", "will end ABCDEFGHIJ", "did end ABCDEFGHIJ"])
        try user.edit()
        try user.drag("J", toSlot: 0)
        try user.drag("A", toSlot: 0)
        try user.done()
        #expect(delegate.calls.last == "did end ABCDEFGHIJ")
        #expect(app.order == "ABCDEFGHIJ")
    }

    @Test("TB-35: a delegate without any methods is no obstacle")
    func emptyDelegate() throws {
        let empty = NoMethods()
        app.tabs.delegate = empty
        try begin()
        try user.drag("J", toSlot: 0)
        try user.done()
        #expect(app.order == "JBCDAEFGHI")
    }

    @Test("TB-59: code cannot have the bar of a controller rearranged")
    func notByCode() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let tabs = UITabBarController()
                tabs.tabBar.beginCustomizingItems([])
                _ = tabs.view
            }
        }
    }

    @Test("TB-70: an order that is stored as class names comes back from them")
    func storedOrder() throws {
        try begin()
        try user.drag("J", toSlot: 2)
        try user.done()
        let titles = try #require(app.tabs.viewControllers).compactMap(\.title)
        let controllers = NSArray(array: try #require(app.tabs.viewControllers))
        let stored = try #require(controllers.value(forKeyPath: "class.description") as? [String])
        #expect(stored.count == 10)
        #expect(stored.allSatisfy { NSClassFromString($0) is UIViewController.Type })
        let again = MoreTabs(10)
        again.tabs.viewControllers = titles.map { again[$0] }
        let screen = again.show()
        #expect(screen.titles == user.titles)
        try screen.openMore()
        #expect(again.rows == app.rows)
    }

    @Test("Taps on tabs select nothing while they are rearranged")
    func taps() throws {
        try begin()
        try user.screen.tap(at: user.slot(0))
        user.screen.wait(0.5)
        #expect(app.tabs.selectedViewController === app.more)
        #expect(app.tabs.tabBar.isCustomizing)
        #expect(delegate.calls.count == 1)
    }

    @Test("Code that selects, replaces the controllers or makes room for all ends it, and the order so far holds")
    func interrupted() throws {
        try begin()
        try user.drag("J", toSlot: 0)
        app.tabs.selectedIndex = 2
        user.screen.settle()
        #expect(user.sheet == nil)
        #expect(app.order == "JBCDAEFGHI")
        #expect(app.tabs.selectedIndex == 2)
        #expect(user.screen.shows("C"))
        #expect(delegate.calls.last?.hasPrefix("did end") == true)
        try begin()
        app.tabs.viewControllers = Array(app.members.prefix(3))
        user.screen.settle()
        #expect(user.sheet == nil)
        #expect(user.titles == ["A", "B", "C"])
        #expect(!app.tabs.tabBar.isCustomizing)
        app.tabs.viewControllers = Array(app.members.prefix(7))
        user.screen.settle()
        try begin()
        app.tabs.traitOverrides.horizontalSizeClass = .regular
        user.screen.settle()
        #expect(user.sheet == nil)
        #expect(user.titles == ["A", "B", "C", "D", "E", "F", "G"])
    }

    @Test("A delegate that puts in other controllers when it is about to end is obeyed")
    func replacedAtEnd() throws {
        try begin()
        try user.drag("J", toSlot: 0)
        delegate.heard = { [app] in if $0.hasPrefix("will end") { app.tabs.viewControllers = [app["C"]] } }
        try user.done()
        #expect(app.order == "C")
        #expect(user.titles == ["C"])
        #expect(app["C"].view.window === user.screen.window)
        #expect(user.sheet == nil)
        #expect(delegate.calls.filter { $0.hasPrefix("did end") } == ["did end C changed"])
    }
}

private final class NoMethods: NSObject, UITabBarControllerDelegate {}

/// Writes down what a tab bar controller tells of rearranging.
private final class CustomizingDelegate: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []
    var noting: (String) -> String = { $0 }
    var heard: ((String) -> Void)?

    private func note(_ call: String, _ controllers: [UIViewController], _ changed: Bool = false) {
        let text = noting("\(call) \(controllers.map { $0.title ?? "" }.joined())\(changed ? " changed" : "")")
        calls.append(text)
        heard?(text)
    }

    func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]) {
        note("will begin", viewControllers)
    }

    func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {
        note("will end", viewControllers, changed)
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {
        note("did end", viewControllers, changed)
    }
}

private final class NotedTabs: UITabBarController {
    var calls: [String] = []

    override func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { calls.append("will begin \(items.count)") }

    override func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { calls.append("did begin \(items.count)") }

    override func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        calls.append("will end \(items.count) \(changed)")
    }

    override func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        calls.append("did end \(items.count) \(changed)")
    }
}
