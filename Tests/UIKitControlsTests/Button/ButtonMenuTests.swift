import Foundation
import Testing
import UIKitTesting

@MainActor
struct ButtonMenuTests {
    private let screen = TestScreen()
    private let button = UIButton(type: .system)
    private let log = MenuLog()

    init() {
        button.setTitle("Options", for: .normal)
        button.frame = CGRect(x: 145, y: 300, width: 100, height: 44)
        button.menu = UIMenu(children: ["Small", "Large"].map { title in UIAction(title: title) { [log] _ in log.calls.append(title) } })
        button.addAction(UIAction { [log] _ in log.calls.append("tap") }, for: .primaryActionTriggered)
        button.addAction(UIAction { [log] _ in log.calls.append("menu") }, for: .menuActionTriggered)
        screen.window.backgroundColor = .systemBackground
        screen.window.addSubview(button)
        screen.settle()
    }

    @Test("A menu comes when a finger stays; a tap is a tap")
    func longPress() throws {
        #expect(button.isContextMenuInteractionEnabled)
        #expect(!button.showsMenuAsPrimaryAction)
        try screen.tap("Options")
        #expect(log.calls == ["tap"])
        #expect(!screen.shows("Small"))
        try screen.press("Options", for: 0.7)
        screen.wait(0.6)
        #expect(log.calls == ["tap"])
        try screen.tap("Large")
        #expect(log.calls == ["tap", "Large"])
    }

    @Test("As primary action the menu comes at once, in place of the button's action, and stays")
    func primary() throws {
        button.showsMenuAsPrimaryAction = true
        let finger = screen.touchDown(at: button.center)
        screen.wait(0.05)
        #expect(log.calls == ["menu"])
        #expect(button.contextMenuInteraction?.menuAppearance == .compact)
        finger.lift()
        screen.wait(0.6)
        #expect(screen.shows("Small"))
        #expect(!button.isHighlighted)
        let row = try #require(screen.view(named: "Small"))
        #expect(row.convert(CGPoint.zero, to: nil).y > button.frame.maxY)
        try screen.tap("Small")
        screen.wait(0.5)
        #expect(log.calls == ["menu", "Small"])
        #expect(!screen.shows("Small"))
    }

    @Test("The finger that has brought the menu may go on to a row")
    func sliding() throws {
        button.showsMenuAsPrimaryAction = true
        let finger = screen.touchDown(at: button.center)
        screen.wait(0.6)
        let row = try #require(screen.view(named: "Large"))
        finger.move(to: row.convert(CGPoint(x: 80, y: 20), to: nil))
        finger.lift()
        screen.wait(0.5)
        #expect(log.calls == ["menu", "Large"])
    }

    @Test("A disabled button shows no menu")
    func disabled() throws {
        button.showsMenuAsPrimaryAction = true
        button.isEnabled = false
        let finger = screen.touchDown(at: button.center)
        screen.wait(0.8)
        finger.lift()
        #expect(!screen.shows("Small"))
        #expect(log.calls.isEmpty)
    }

    @Test("A button that chooses has the title of what is on: the first one, then what is chosen")
    func chooser() throws {
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        #expect(button.currentTitle == "Small")
        try screen.tap(at: button.center)
        screen.wait(0.6)
        try screen.tap("Large")
        screen.wait(0.5)
        #expect(button.currentTitle == "Large")
        #expect(!button.isSelected)
        #expect(log.calls.last == "Large")
        #expect(button.menu?.selectedElements.map(\.title) == ["Large"])
    }

    @Test("Without a menu there is none")
    func noMenu() throws {
        button.menu = nil
        #expect(!button.isContextMenuInteractionEnabled)
        #expect(button.contextMenuInteraction == nil)
        try screen.press("Options", for: 0.8)
        #expect(log.calls == ["tap"])
    }
}

@MainActor
private final class MenuLog {
    var calls: [String] = []
}
