import Testing
@_spi(ForasteroInternal) import UIKitContainers
import UIKitTesting

/// What the user's taps do, and who is asked and notified.
@MainActor
struct TabTapTests {
    private let log = ControllerLog()
    private let tabs = ListeningTabs()
    private let delegate = TabDelegate()
    private let screen: TestScreen

    init() {
        tabs.viewControllers = ["A", "B", "C"].map { [log] in LoggingController($0, log) }
        tabs.delegate = delegate
        tabs.heard = { [delegate] in delegate.calls.append($0) }
        screen = TestScreen(showing: tabs)
        log.calls = []
    }

    @Test("TB-21, TB-23: the delegate is asked before anything changes, and told when all has changed")
    func order() throws {
        tabs.heard = nil
        try screen.tap("B")
        #expect(delegate.calls == ["should B from 0", "did B at 1"])
        #expect(tabs.tabBar.selectedItem?.title == "B")
    }

    @Test("TB-22: what the delegate does not allow is not selected, and it is told nothing")
    func refusal() throws {
        delegate.allows = false
        tabs.heard = nil
        try screen.tap("B")
        #expect(delegate.calls == ["should B from 0"])
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.tabBar.selectedItem?.title == "A")
        #expect(screen.view(named: "A")?.accessibilityTraits.contains(.selected) == true)
        #expect(log.calls.isEmpty)
    }

    @Test("TB-24: for the tab that is selected the delegate is asked and notified too")
    func again() throws {
        tabs.heard = nil
        try screen.tap("A")
        #expect(delegate.calls == ["should A from 0", "did A at 0"])
        #expect(log.calls.isEmpty)
    }

    @Test("TB-25, TB-26: what code selects, or puts in, is not the delegate's affair")
    func code() {
        tabs.selectedIndex = 1
        tabs.selectedViewController = tabs.viewControllers?[2]
        tabs.viewControllers = [UIViewController()]
        screen.settle()
        #expect(delegate.calls.isEmpty)
    }

    @Test("TB-35: a delegate without any methods allows everything")
    func emptyDelegate() throws {
        let empty = EmptyDelegate()
        tabs.delegate = empty
        try screen.tap("C")
        #expect(tabs.selectedIndex == 2)
    }

    @Test("TB-62: a subclass is notified of each tap first, while the former tab is still selected")
    func subclass() throws {
        try screen.tap("B")
        #expect(delegate.calls == ["tapped B from 0", "should B from 0", "did B at 1"])
    }

    @Test("A tab that cannot be used does nothing, and says so")
    func disabled() throws {
        tabs.viewControllers?[1].tabBarItem.isEnabled = false
        screen.settle()
        let tab = try #require(screen.view(named: "B"))
        #expect(tab.accessibilityTraits.contains(.notEnabled))
        try screen.tap("B")
        #expect(tabs.selectedIndex == 0)
        #expect(delegate.calls.isEmpty)
    }

    @Test("A finger that leaves the tab far before it is lifted selects nothing")
    func leaving() throws {
        let tab = try #require(screen.view(named: "C"))
        let finger = screen.touchDown(at: tab.convert(CGPoint(x: 20, y: 20), to: nil))
        finger.move(to: CGPoint(x: 30, y: 300))
        finger.lift()
        #expect(tabs.selectedIndex == 0)
    }
}

private final class EmptyDelegate: NSObject, UITabBarControllerDelegate {}

/// Receives taps as subclasses do.
private final class ListeningTabs: UITabBarController {
    var heard: ((String) -> Void)?

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        heard?("tapped \(item.title ?? "") from \(selectedIndex)")
    }
}
