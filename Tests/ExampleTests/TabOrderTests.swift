import Testing
import UIKit
import UIKitTesting

@testable import TabOrder

/// What the seed lesson asks of TabOrder beside the story that ``ExampleTests`` tells.
@MainActor
@Suite(.serialized)
struct TabOrderTests {
    private let screen: TestScreen
    private let tabs: UITabBarController
    private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

    init() throws {
        for key in ["TabOrder", "TabOrderIdentifiers", "TabOrderDamaged"] { UserDefaults.standard.removeObject(forKey: key) }
        screen = TestScreen(launching: TabOrder.AppDelegate.self)
        // The controller's view was added to the window, as it was done on the first iPhones.
        tabs = try #require(screen.window.subviews.lazy.compactMap { $0.next as? UITabBarController }.first)
    }

    private func classNames(_ letters: [String]) -> [String] { letters.map { "TabOrder." + $0 } }

    /// Opens the grid of all tabs from the list of those that the bar does not hold.
    private func configure() throws {
        try screen.tabBars.buttons["More"].tap()
        screen.wait(1)
        try screen.buttons["Edit"].tap()
        screen.wait(1)
    }

    /// Drags a tab of the grid on to one of the bar.
    private func drag(_ letter: String, to slot: String) throws {
        let item = screen.descendants(matching: .any).matching { $0.label == letter && $0.isHittable }.firstMatch
        try item.press(forDuration: 0.1, thenDragTo: screen.tabBars.buttons[slot])
        screen.wait(1)
    }

    private func finish() throws {
        try screen.buttons["Done"].tap()
        screen.wait(1)
    }

    @Test("26 classes from A to Z, of which the bar shows four, and More the rest with icon and title")
    func all() throws {
        let controllers = try #require(tabs.viewControllers)
        #expect(controllers.map(\.title) == Self.letters)
        #expect(controllers.map { NSStringFromClass(type(of: $0)) } == classNames(Self.letters))
        #expect(["A", "B", "C", "D", "More"].allSatisfy { screen.tabBars.buttons[$0].exists })
        #expect(!screen.tabBars.buttons["E"].exists)
        try screen.tabBars.buttons["More"].tap()
        screen.wait(1)
        for letter in Self.letters.dropFirst(4) {
            try screen.tables.cells[letter].scrollToVisible(in: screen.tables.firstMatch)
            let cell = try #require(screen.tables.cells[letter].view as? UITableViewCell)
            #expect(cell.textLabel?.text == letter, "\(letter)")
            #expect(cell.imageView?.image != nil, "\(letter)")
        }
    }

    @Test("A row of More pushes its controller inside moreNavigationController")
    func pushing() throws {
        try screen.tabBars.buttons["More"].tap()
        screen.wait(1)
        try screen.tables.cells["G"].tap()
        screen.wait(1)
        let more = tabs.moreNavigationController
        #expect(more.viewControllers.count == 2)
        #expect(more.topViewController is G)
        #expect(tabs.selectedViewController is G)
    }

    @Test("Configure shows all tabs as a grid, and Done closes it")
    func grid() throws {
        try configure()
        #expect(screen.navigationBars["Configure"].exists)
        let shown = Self.letters.filter { letter in
            screen.descendants(matching: .any).matching { $0.label == letter && $0.isHittable }.firstMatch.exists
        }
        #expect(shown == Self.letters)
        try finish()
        #expect(!screen.navigationBars["Configure"].exists)
        #expect(screen.navigationBars["More"].exists)
    }

    @Test("The names of the classes, in order, are stored once the order has changed, and made into the same controllers again")
    func storing() throws {
        #expect(UserDefaults.standard.object(forKey: "TabOrder") == nil)
        try configure()
        try drag("Q", to: "B")
        try finish()
        var order = Self.letters
        order.remove(at: 16)
        order[1] = "Q"
        // What has left the bar is the first of what it does not hold.
        order.insert("B", at: 4)
        #expect(UserDefaults.standard.stringArray(forKey: "TabOrder") == classNames(order))
        #expect(TabOrderStore().order(of: letterTabs).compactMap { $0.makeController()?.title } == order)
    }

    @Test("What has been put back has not changed, and is not stored")
    func puttingBack() throws {
        try configure()
        try drag("Q", to: "B")
        try drag("B", to: "Q")
        try finish()
        #expect(MessageLog.shared.messages.suffix(2) == ["willEndCustomizing changed: false", "didEndCustomizing changed: false"])
        #expect(UserDefaults.standard.object(forKey: "TabOrder") == nil)
    }

    @Test("The delegate is not notified of what code does")
    func code() {
        let before = MessageLog.shared.messages
        tabs.selectedIndex = 2
        screen.wait(1)
        tabs.selectedViewController = tabs.viewControllers?[7]
        screen.wait(1)
        #expect(tabs.selectedIndex == 7)
        #expect(MessageLog.shared.messages == before)
    }
}
