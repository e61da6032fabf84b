import Testing
import UIKitTesting

@MainActor
struct KeyCommandTests {
    private let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)

    @Test("A key gives the command of the nearest responder that has one, and then is no press")
    func nearest() throws {
        let (outer, inner) = (CommandedView(), CommandedView())
        screen.window.addSubview(outer)
        outer.addSubview(inner)
        inner.becomeFirstResponder()
        outer.keyCommands = [UIKeyCommand(input: "s", modifierFlags: .command, action: #selector(CommandedView.perform(_:)))]
        try screen.press(key: "cmd+s")
        // The action is looked for from the first responder on, wherever the command comes from.
        #expect(inner.performed == ["s"])
        #expect(outer.performed.isEmpty)
        #expect(inner.pressed.isEmpty)
        try screen.press(key: "cmd+shift+s")
        #expect(inner.performed == ["s"])
        #expect(inner.pressed == ["S"])
    }

    @Test("A command that is disabled, or that nobody performs at the moment, is passed over")
    func passedOver() throws {
        let view = CommandedView()
        screen.window.addSubview(view)
        view.becomeFirstResponder()
        let command = UIKeyCommand(title: "Go", action: #selector(CommandedView.perform(_:)), input: UIKeyCommand.inputUpArrow)
        view.keyCommands = [command]
        command.attributes = .disabled
        try screen.press(key: "up")
        command.attributes = []
        view.performs = false
        try screen.press(key: "up")
        #expect(view.performed.isEmpty)
        #expect(view.pressed.count == 2)
        view.performs = true
        try screen.press(key: "up")
        #expect(view.performed == [UIKeyCommand.inputUpArrow])
    }

    @Test("An alternate takes the place of its command while its modifier keys are down")
    func alternates() throws {
        let view = CommandedView()
        screen.window.addSubview(view)
        view.becomeFirstResponder()
        let alternate = UICommandAlternate(title: "Other", action: #selector(CommandedView.performOther), modifierFlags: .shift)
        view.keyCommands = [
            UIKeyCommand(
                title: "Go", action: #selector(CommandedView.perform(_:)), input: "g", modifierFlags: .command, alternates: [alternate])
        ]
        try screen.press(key: "cmd+g")
        try screen.press(key: "cmd+shift+g")
        #expect(view.performed == ["g", "other"])
    }

    @Test("A controller offers the commands that were added to it")
    func controllers() throws {
        let controller = CommandedController()
        screen.window.rootViewController = controller
        controller.view.addSubview(controller.child)
        controller.child.becomeFirstResponder()
        #expect(controller.keyCommands == nil)
        let command = UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(CommandedController.escape))
        controller.addKeyCommand(command)
        try screen.press(key: "escape")
        controller.removeKeyCommand(command)
        try screen.press(key: "escape")
        #expect(controller.escapes == 1)
    }

    @Test("The keys for editing send the editing commands, and those for undoing ask the undo manager of the chain")
    func standardCommands() throws {
        let view = CommandedView()
        screen.window.addSubview(view)
        view.becomeFirstResponder()
        try screen.press(key: "cmd+c")
        #expect(view.performed == ["copy"])

        let manager = try #require(view.undoManager)
        #expect(manager === screen.window.undoManager)
        manager.registerUndo(withTarget: view) { view in MainActor.assumeIsolated { view.performed = [] } }
        try screen.press(key: "cmd+z")
        #expect(view.performed.isEmpty)
        #expect(!manager.canUndo)
    }
}

private final class CommandedView: UIView {
    var performed: [String] = []
    var pressed: [String] = []
    var performs = true
    private var commands: [UIKeyCommand]?

    override var keyCommands: [UIKeyCommand]? {
        get { commands }
        set { commands = newValue }
    }
    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        performs && super.canPerformAction(action, withSender: sender)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        pressed += presses.compactMap { $0.key?.characters }
    }

    override func copy(_ sender: Any?) { performed.append("copy") }
    @objc func perform(_ sender: UIKeyCommand) { performed.append(sender.input ?? "") }
    @objc func performOther() { performed.append("other") }
}

private final class CommandedController: UIViewController {
    let child = EagerChild()
    var escapes = 0
    @objc func escape() { escapes += 1 }

    final class EagerChild: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }
}
