import Testing
import UIKitTesting

@testable import UIKitTextInput

@MainActor
struct FocusKeyTests {
    private let screen = TestScreen(size: CGSize(width: 1024, height: 768), scale: 1)

    /// A view that can have the focus, at a place of its superview.
    private func add(_ x: CGFloat, _ y: CGFloat, to superview: UIView? = nil, group: String? = nil) -> ItemView {
        let view = ItemView(frame: CGRect(x: x, y: y, width: 80, height: 40))
        view.focusGroupIdentifier = group
        (superview ?? screen.window).addSubview(view)
        return view
    }

    private func focused() -> UIView? { UIFocusSystem.focusSystem(for: screen.window)?.focusedItem as? UIView }

    @Test("CV-47: Tab begins with the first item, and then goes to the first of the next group, round and round")
    func groups() throws {
        let (first, second, third) = (add(0, 0, group: "one"), add(100, 0, group: "two"), add(0, 100, group: "three"))
        _ = add(0, 50, group: "one")
        try screen.press(key: "tab")
        #expect(focused() === first)
        #expect(first.isFocused)
        for (key, expected) in [("tab", second), ("tab", third), ("tab", first), ("shift+tab", third)] {
            try screen.press(key: key)
            #expect(focused() === expected, "after \(key)")
        }
    }

    @Test("CV-47: arrows go to what stands in their direction in the same group; where nothing does, the failure is told")
    func arrows() throws {
        let (first, beside, below) = (add(0, 0), add(100, 0), add(0, 100))
        _ = add(0, 200, group: "other")
        let listener = FailureListener()
        try screen.press(key: "tab")
        for (key, expected) in [("right", beside), ("left", first), ("down", below), ("down", below), ("up", first)] {
            try screen.press(key: key)
            #expect(focused() === expected, "after \(key)")
        }
        #expect(listener.headings == [UIFocusHeading.down.rawValue])
        #expect(first.presses.isEmpty)
    }

    @Test("Keys of the focus are no presses, and come before commands that do not ask for more")
    func commands() throws {
        let view = add(0, 0)
        _ = add(0, 100)
        let host = CommandView(frame: .zero)
        screen.window.addSubview(host)
        host.becomeFirstResponder()
        try screen.press(key: "down")
        #expect(host.log == ["command"])
        try screen.press(key: "tab")
        try screen.press(key: "down")
        #expect(host.log == ["command"])
        #expect(!view.isFocused)
        host.hasPriority = true
        try screen.press(key: "up")
        #expect(host.log == ["command", "command"])
        #expect(!view.isFocused)
    }

    @Test("Without anything that can have the focus, and without use of it, keys are presses as before")
    func unused() throws {
        let host = PressView(frame: .zero)
        screen.window.addSubview(host)
        host.becomeFirstResponder()
        for key in ["tab", "down", "escape", "return", "space"] { try screen.press(key: key) }
        #expect(host.log == ["tab", "down", "escape", "return", "space"].map { _ in "press" })
        _ = add(0, 0)
        for key in ["down", "escape", "return", "space"] { try screen.press(key: key) }
        #expect(host.log.count == 9)
        try screen.press(key: "tab")
        #expect(host.log.count == 9)
        #expect(focused() is ItemView)
    }

    @Test("A phone keeps Tab as a key like others")
    func phone() throws {
        let phone = TestScreen(size: CGSize(width: 390, height: 844), scale: 1)
        let (host, item) = (PressView(frame: .zero), ItemView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        phone.window.addSubview(host)
        phone.window.addSubview(item)
        host.becomeFirstResponder()
        try phone.press(key: "tab")
        #expect(host.log == ["press"])
        #expect(!item.isFocused)
    }

    @Test("Escape and a touch put the focus aside; an arrow brings it back without moving it, Tab too")
    func resting() throws {
        let (first, below) = (add(0, 0), add(0, 100))
        try screen.press(key: "tab")
        try screen.press(key: "down")
        try screen.press(key: "escape")
        #expect(focused() == nil)
        #expect(below.subviews.isEmpty)
        try screen.press(key: "up")
        #expect(focused() === below)
        try screen.tap(at: CGPoint(x: 500, y: 500))
        #expect(focused() == nil)
        try screen.press(key: "tab")
        #expect(focused() === below)
        try screen.press(key: "up")
        #expect(focused() === first)
    }

    @Test("Return and Space do what a control is for; other items get the press", arguments: ["return", "space"])
    func action(key: String) throws {
        let control = FocusControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
        screen.window.addSubview(control)
        let item = add(0, 100)
        try screen.press(key: "tab")
        try screen.press(key: key)
        #expect(control.isFocused)
        #expect(count == 1)
        control.isEnabled = false
        try screen.press(key: "down")
        #expect(item.isFocused)
        #expect(!control.isFocused)
        try screen.press(key: key)
        #expect(item.presses.count == 1)
        #expect(count == 1)
    }

    @Test("What is hidden, or behind a controller that was presented, does not keep the focus")
    func covered() throws {
        let controller = UIViewController()
        screen.window.rootViewController = controller
        let behind = add(0, 0, to: controller.view)
        try screen.press(key: "tab")
        #expect(behind.isFocused)
        let front = UIViewController()
        let item = add(0, 0, to: front.view)
        controller.present(front, animated: false)
        screen.settle()
        try screen.press(key: "tab")
        #expect(item.isFocused)
        #expect(!behind.isFocused)
        item.isHidden = true
        try screen.press(key: "tab")
        #expect(!behind.isFocused)
    }

    @Test("A text that wants Tab keeps it, and its arrows")
    func typing() throws {
        let text = KeyInputView(frame: .zero)
        screen.window.addSubview(text)
        let item = add(0, 0)
        text.becomeFirstResponder()
        for key in ["tab", "down", "space", "escape"] { try screen.press(key: key) }
        #expect(!item.isFocused)
        #expect(text.typed.contains("\t"))
    }
}

@MainActor
private class ItemView: UIView {
    var presses: [UIPress] = []
    override var canBecomeFocused: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { self.presses += presses }
}

@MainActor
private class PressView: UIView {
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("press") }
}

@MainActor
private final class CommandView: PressView {
    var hasPriority = false
    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow].map { input in
            let command = UIKeyCommand(input: input, modifierFlags: [], action: #selector(act))
            command.wantsPriorityOverSystemBehavior = hasPriority
            return command
        }
    }
    @objc func act() { log.append("command") }
}

@MainActor
private final class FocusControl: UIControl {
    override var canBecomeFocused: Bool { isEnabled }
}

@MainActor
private final class KeyInputView: UIView, UIKeyInput {
    var typed = ""
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !typed.isEmpty }
    func insertText(_ text: String) { typed += text }
    func deleteBackward() {}
}

@MainActor
private final class FailureListener: NSObject {
    var headings: [UInt] = []

    override init() {
        super.init()
        NotificationCenter.default.addObserver(
            self, selector: #selector(heard), name: UIFocusSystem.movementDidFailNotification, object: nil)
    }

    @objc func heard(_ notice: Notification) {
        let context = notice.userInfo?[UIFocusSystem.focusUpdateContextUserInfoKey] as? UIFocusUpdateContext
        headings.append(context?.focusHeading.rawValue ?? 0)
    }
}
