import Testing
import UIKitTesting

@MainActor
struct KeyInputTests {
    private let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
    private let view = TypedView()

    init() {
        screen.window.addSubview(view)
    }

    @Test("What is typed goes to the first responder that takes text, and to nobody else")
    func typing() throws {
        #expect(throws: (any Error).self) { try screen.type("lost") }
        view.becomeFirstResponder()
        try screen.type("Žluť")
        try screen.press(key: "return")
        try screen.press(key: "tab")
        #expect(view.text == "Žluť\n\t")
        try screen.press(key: "delete")
        try screen.press(key: "delete")
        #expect(view.text == "Žluť")
        view.resignFirstResponder()
        #expect(throws: (any Error).self) { try screen.type("lost") }
    }

    @Test("Keys reach the responder as presses before they change its text")
    func order() throws {
        view.becomeFirstResponder()
        try screen.press(key: "return")
        #expect(view.events == ["press", "insert"])
    }

    @Test("A text goes before commands without modifier keys, unless they want to be first")
    func priority() throws {
        view.becomeFirstResponder()
        let command = UIKeyCommand(input: "\r", modifierFlags: [], action: #selector(TypedView.command))
        view.commands = [command]
        try screen.press(key: "return")
        #expect(view.text == "\n")
        #expect(view.commandCount == 0)
        command.wantsPriorityOverSystemBehavior = true
        try screen.press(key: "return")
        #expect(view.text == "\n")
        #expect(view.commandCount == 1)
    }

    @Test("Text goes to the key window")
    func keyWindow() throws {
        view.becomeFirstResponder()
        let other = UIWindow(frame: screen.window.bounds)
        other.makeKeyAndVisible()
        #expect(throws: (any Error).self) { try screen.type("lost") }
        screen.window.makeKey()
        try screen.type("found")
        #expect(view.text == "found")
        other.isHidden = true
    }
}

private final class TypedView: UIView, UIKeyInput {
    var text = ""
    var events: [String] = []
    var commands: [UIKeyCommand] = []
    var commandCount = 0

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
    @objc func command() { commandCount += 1 }

    var hasText: Bool { !text.isEmpty }

    func insertText(_ text: String) {
        self.text += text
        events.append("insert")
    }

    func deleteBackward() { _ = text.popLast() }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        events.append("press")
        super.pressesBegan(presses, with: event)
    }
}
