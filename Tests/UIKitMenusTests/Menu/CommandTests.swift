import Testing
import UIKitTesting

@MainActor
struct CommandTests {
    private final class Editor: UIView {
        private(set) var senders: [AnyObject] = []
        override var canBecomeFirstResponder: Bool { true }
        @objc func sort(_ sender: AnyObject) { senders.append(sender) }
    }

    private let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
    private let editor = Editor()
    private let command = UICommand(title: "Sort", action: #selector(Editor.sort(_:)))

    @Test("A command reaches the target it is sent to, and is the sender")
    func target() {
        command.performWithSender(nil, target: editor)
        #expect(editor.senders.count == 1)
        #expect(editor.senders.first === command)
    }

    @Test("Without a target the first responder performs a command, through the application")
    func responderChain() {
        screen.window.addSubview(editor)
        editor.becomeFirstResponder()
        command.performWithSender(nil, target: nil)
        #expect(editor.senders.count == 1)
        #expect(editor.senders.first === command)
    }

    @Test("A command that nobody performs does nothing")
    func nobody() {
        command.performWithSender(nil, target: nil)
        #expect(editor.senders.isEmpty)
    }

    @Test("Classes of menus go by their bare names")
    func names() {
        #expect(NSStringFromClass(UIKeyCommand.self) == "UIKeyCommand")
        #expect(NSClassFromString("UICommand") == UICommand.self)
    }
}
