import Foundation
import Testing
@testable @_spi(ForasteroInternal) import UIKitContainers
import UIKitTesting

/// A bar without a controller that is rearranged by hand.
@MainActor
struct TabBarCustomizingTests {
    private let bar = UITabBar(frame: CGRect(x: 0, y: 795, width: 390, height: 49))
    private let items = ["A", "B", "C", "D", "E", "F", "G"].enumerated().map { UITabBarItem(title: $1, image: nil, tag: $0) }
    private let delegate = CustomizingBarDelegate()
    private let user: CustomizingScreen

    init() {
        bar.items = Array(items.prefix(4))
        bar.delegate = delegate
        user = CustomizingScreen(screen: TestScreen(showing: bar), bar: bar)
        bar.selectedItem = items[1]
    }

    private func begin(_ offered: [UITabBarItem]? = nil) {
        bar.beginCustomizingItems(offered ?? items)
        user.screen.wait(1)
    }

    @Test("TB-16: a screen slides up behind the bar, with a title, a hint, an icon for each item, and Done")
    func screen() throws {
        bar.beginCustomizingItems(items)
        #expect(bar.isCustomizing)
        #expect(delegate.calls == ["will begin ABCDEFG"])
        user.screen.wait(0.1)
        let sheet = try #require(user.sheet)
        let shown = try #require(sheet.layer.presentation()).frame
        #expect(shown.minY > 0)
        #expect(shown.minY < 844)
        user.screen.wait(1)
        #expect(delegate.calls == ["will begin ABCDEFG", "did begin ABCDEFG"])
        #expect(user.screen.shows("Configure"))
        #expect(user.screen.shows("Done"))
        #expect(user.screen.shows("Drag the icons to organize tabs."))
        #expect(sheet.icons.map(\.item) == items)
        #expect(sheet.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        let host = try #require(bar.superview)
        #expect(try #require(host.subviews.firstIndex(of: bar)) > #require(host.subviews.firstIndex(of: sheet)))
        #expect(Set(sheet.icons.prefix(4).map(\.frame.minY)).count == 1 && sheet.icons[4].frame.minY > sheet.icons[3].frame.minY)
    }

    @Test("TB-17: an icon that is dragged to a slot takes it; the tab that was there leaves the bar")
    func replacing() throws {
        begin()
        try user.drag("F", toSlot: 2)
        #expect(user.titles == ["A", "B", "F", "D"])
        #expect(bar.items?.map(\.title) == ["A", "B", "F", "D"])
        #expect(user.sheet?.icons[5].isLifted == false)
        #expect(bar.tabs.allSatisfy { $0.alpha == 1 })
    }

    @Test("An icon lifts as soon as it is touched, follows the finger, and makes the slot under it glow")
    func dragging() throws {
        begin()
        let start = try user.icon("F")
        let finger = user.screen.touchDown(at: start)
        user.screen.wait(0.3)
        let customizer = try #require(bar.customizer)
        let icon = try #require(customizer.drag?.icon)
        #expect(icon.transform.a > 1.2)
        #expect(icon.center == start)
        #expect(user.sheet?.icons[5].isLifted == true)
        finger.move(to: CGPoint(x: start.x + 30, y: start.y + 40))
        #expect(icon.center == CGPoint(x: start.x + 30, y: start.y + 40))
        #expect(customizer.glow.alpha == 0)
        finger.move(to: user.slot(2))
        user.screen.wait(0.3)
        #expect(customizer.glow.alpha == 1)
        #expect(bar.tabs[2].frame.contains(customizer.glow.frame))
        #expect(user.titles == ["A", "B", "C", "D"])
        finger.move(to: start)
        user.screen.wait(0.3)
        #expect(customizer.glow.alpha == 0)
        finger.lift()
        user.screen.wait(1)
        #expect(user.titles == ["A", "B", "C", "D"] && icon.superview == nil && user.sheet?.icons[5].isLifted == false)
    }

    @Test("A touch that the system takes away puts everything back")
    func cancelled() throws {
        begin()
        let finger = user.screen.touchDown(at: user.slot(0))
        finger.move(to: user.slot(3))
        #expect(user.titles == ["B", "C", "D", "A"])
        finger.cancel()
        user.screen.wait(1)
        #expect(user.titles == ["A", "B", "C", "D"])
        #expect(bar.tabs.allSatisfy { $0.alpha == 1 })
        #expect(bar.customizer?.drag == nil)
    }

    @Test("TB-18: a tab that is dragged along the bar changes its place, and its neighbours make room on the way")
    func reordering() throws {
        begin()
        let finger = user.screen.touchDown(at: user.slot(0))
        finger.move(to: user.slot(1))
        #expect(user.titles == ["B", "A", "C", "D"])
        #expect(bar.tabs[1].alpha == 0)
        user.screen.wait(0.1)
        let moving = try #require(bar.tabs[0].layer.presentation()).frame.minX
        #expect(moving > 0)
        #expect(moving < 97)
        finger.move(to: user.slot(2))
        finger.lift()
        user.screen.wait(1)
        #expect(user.titles == ["B", "C", "A", "D"])
        #expect(bar.tabs.allSatisfy { $0.alpha == 1 })
        try user.done()
        #expect(delegate.calls.suffix(2) == ["will end BCAD changed", "did end BCAD changed"])
    }

    @Test("A tab that is dragged off the bar comes back to where it was")
    func dragOff() throws {
        begin()
        try user.screen.drag(from: user.slot(0), to: CGPoint(x: 200, y: 300))
        user.screen.wait(1)
        #expect(user.titles == ["A", "B", "C", "D"])
        #expect(bar.tabs[0].alpha == 1)
    }

    @Test("TB-13: what is not offered is faint, says so, and stays in its place")
    func fixed() throws {
        begin([items[0], items[2], items[3], items[4]])
        #expect(bar.tabs[1].alpha < 0.5)
        #expect(bar.tabs[1].accessibilityTraits.contains(.notEnabled))
        #expect(bar.tabs[0].alpha == 1)
        #expect(!bar.tabs[0].accessibilityTraits.contains(.notEnabled))
        try user.drag("E", toSlot: 1)
        try user.drag(fromSlot: 1, toSlot: 3)
        #expect(user.titles == ["A", "B", "C", "D"])
        try user.drag(fromSlot: 0, toSlot: 2)
        #expect(user.titles == ["C", "B", "A", "D"])
        try user.done()
        #expect(bar.tabs[1].alpha == 1)
        #expect(!bar.tabs[1].accessibilityTraits.contains(.notEnabled))
    }

    @Test("TB-20: a selected item that leaves the bar is selected no longer; one that comes back is")
    func selection() throws {
        begin()
        try user.drag("E", toSlot: 1)
        #expect(bar.selectedItem == nil)
        try user.drag("B", toSlot: 1)
        #expect(bar.selectedItem === items[1])
        try user.drag("G", toSlot: 1)
        try user.done()
        #expect(bar.selectedItem == nil)
        #expect(!bar.isCustomizing)
    }

    @Test("TB-30, TB-31: Done tells first that it will end, while the screen can be seen, then takes it away, and then that it did")
    func ending() throws {
        begin()
        try user.drag("F", toSlot: 0)
        delegate.calls = []
        delegate.noting = { [bar] in "\($0) \(bar.superview?.subviews.contains { $0 is CustomizingSheet } == true ? "over" : "gone")" }
        try user.screen.tap("Done")
        #expect(delegate.calls == ["will end FBCD changed over"])
        #expect(!bar.isCustomizing)
        user.screen.wait(0.2)
        #expect(user.sheet != nil)
        #expect(delegate.calls.count == 1)
        user.screen.wait(1)
        #expect(delegate.calls == ["will end FBCD changed over", "did end FBCD changed gone"])
        #expect(user.sheet == nil)
        #expect(bar.gestureRecognizers?.isEmpty ?? true)
    }

    @Test("TB-32, TB-33: a bar that is as it was has not changed, and that is told too")
    func unchanged() throws {
        begin()
        try user.done()
        #expect(delegate.calls.suffix(2) == ["will end ABCD", "did end ABCD"])
        begin()
        try user.drag("F", toSlot: 0)
        try user.drag("A", toSlot: 0)
        try user.done()
        #expect(delegate.calls.suffix(2) == ["will end ABCD", "did end ABCD"])
    }

    @Test("Code ends it at once, and learns whether the bar has changed")
    func byCode() throws {
        #expect(!bar.endCustomizing(animated: false))
        begin()
        #expect(!bar.endCustomizing(animated: false))
        #expect(user.sheet == nil)
        #expect(delegate.calls.last == "did end ABCD")
        begin()
        try user.drag("F", toSlot: 0)
        #expect(bar.endCustomizing(animated: true))
        #expect(!bar.endCustomizing(animated: true))
        user.screen.wait(1)
        #expect(delegate.calls.suffix(2) == ["will end FBCD changed", "did end FBCD changed"])
    }

    @Test("A second beginning, taps on tabs, and a bar without a superview do nothing")
    func nothing() throws {
        begin()
        bar.beginCustomizingItems([])
        try user.screen.tap(at: user.slot(3))
        user.screen.wait(1)
        #expect(delegate.calls == ["will begin ABCDEFG", "did begin ABCDEFG"])
        #expect(bar.selectedItem === items[1])
        let lone = UITabBar(frame: .zero)
        lone.beginCustomizingItems([])
        #expect(!lone.isCustomizing)
    }

    @Test("Other items that come meanwhile, also in the middle of a drag, end it")
    func itemsChange() throws {
        begin()
        let finger = user.screen.touchDown(at: try user.icon("F"))
        finger.move(to: user.slot(1))
        bar.items = [items[6]]
        #expect(!bar.isCustomizing)
        #expect(user.sheet == nil)
        #expect(delegate.calls.suffix(2) == ["will end ABCD", "did end ABCD"])
        finger.move(to: user.slot(0))
        finger.lift()
        user.screen.wait(1)
        #expect(user.titles == ["G"])
        #expect(bar.superview?.subviews.contains { $0 is TabIconView } == false)
    }

    @Test("A delegate that puts in other items when it is about to end is obeyed")
    func itemsChangeAtEnd() throws {
        begin()
        try user.drag("F", toSlot: 0)
        delegate.heard = { [bar, items] in if $0.hasPrefix("will end") { bar.items = [items[0]] } }
        try user.done()
        #expect(user.titles == ["A"])
        #expect(user.sheet == nil)
        #expect(bar.customizer == nil)
        #expect(delegate.calls.filter { $0.hasPrefix("did end") }.count == 1)
    }

    @Test("TB-35: a delegate without any methods is not notified, and nothing is missing")
    func emptyDelegate() throws {
        let empty = NoMethods()
        bar.delegate = empty
        begin()
        try user.drag("F", toSlot: 0)
        try user.done()
        #expect(user.titles == ["F", "B", "C", "D"])
    }

    @Test("Each icon says what it is, whether it is on the bar, and can be put there without a drag")
    func accessibility() throws {
        begin([items[0], items[1], items[5]])
        let icons = try #require(user.sheet?.icons)
        #expect(icons.map(\.accessibilityLabel) == ["A", "B", "F"])
        #expect(icons.map(\.accessibilityValue) == ["On the bar, 1 of 4", "On the bar, 2 of 4", nil])
        #expect(icons.allSatisfy { $0.isAccessibilityElement && $0.accessibilityHint?.isEmpty == false })
        let actions = try #require(icons[2].accessibilityCustomActions)
        #expect(actions.map(\.name) == ["Put in place of A", "Put in place of B"])
        #expect(actions[1].actionHandler?(actions[1]) == true)
        #expect(user.titles == ["A", "F", "C", "D"])
        #expect(icons[2].accessibilityValue == "On the bar, 2 of 4")
        #expect(icons[1].accessibilityValue == nil)
    }

    @Test("Where icons have no room the grid scrolls, and an icon lifts after the finger has rested on it")
    func scrolling() throws {
        let many = items + (0..<50).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
        begin(many)
        let start = try user.icon("G")
        try user.screen.drag(from: start, to: CGPoint(x: start.x, y: start.y - 100), in: 0.3)
        user.screen.wait(2)
        #expect(try user.icon("G").y < start.y - 50 && bar.customizer?.drag == nil)
        let place = try user.icon("20")
        let finger = user.screen.touchDown(at: place)
        user.screen.wait(0.4)
        #expect(bar.customizer?.drag?.item.title == "20")
        finger.move(to: user.slot(0))
        finger.lift()
        user.screen.wait(1)
        #expect(user.titles == ["20", "B", "C", "D"])
    }

    @Test("Nothing of the screen stays in memory")
    func memory() throws {
        begin()
        weak let customizer = bar.customizer
        weak let sheet = user.sheet
        #expect(customizer != nil)
        #expect(sheet != nil)
        try user.drag("F", toSlot: 0)
        try user.done()
        #expect(customizer == nil)
        #expect(sheet == nil)
    }
}

private final class NoMethods: NSObject, UITabBarDelegate {}

/// Writes down what a bar that is rearranged tells.
private final class CustomizingBarDelegate: NSObject, UITabBarDelegate {
    var calls: [String] = []
    var noting: (String) -> String = { $0 }
    var heard: ((String) -> Void)?

    private func note(_ call: String, _ items: [UITabBarItem], _ changed: Bool = false) {
        let text = noting("\(call) \(items.map { $0.title ?? "" }.joined())\(changed ? " changed" : "")")
        calls.append(text)
        heard?(text)
    }

    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { note("will begin", items) }
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { note("did begin", items) }
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) { note("will end", items, changed) }
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) { note("did end", items, changed) }
}
