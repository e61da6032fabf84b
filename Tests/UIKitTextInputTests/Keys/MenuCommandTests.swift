import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore

@MainActor
struct MenuCommandTests {
    private let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
    private let delegate = BuildingDelegate()
    private let view = ReceivingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    init() {
        screen.window.addSubview(view)
        view.becomeFirstResponder()
        UIApplication.shared.delegate = delegate
        UIMenuSystem.main.setNeedsRebuild()
    }

    @Test("SV-109: the main menu is built by the application's delegate, and its key commands are performed along the responder chain")
    func mainMenu() throws {
        try screen.press(key: "cmd+k")
        #expect(view.received == ["k"])
        #expect(delegate.systems == [UIMenuSystem.main])
        try screen.press(key: "cmd+k")
        #expect(delegate.systems.count == 1)
        UIMenuSystem.main.setNeedsRebuild()
        try screen.press(key: "cmd+k")
        #expect(delegate.systems.count == 2)
        #expect(view.built.isEmpty, "views build no main menu")
        UIApplication.shared.delegate = nil
    }

    @Test("A command is validated by who performs it, before it is, and may be disabled by that")
    func validation() throws {
        view.disables = true
        try screen.press(key: "cmd+k")
        #expect(view.validated == ["k"])
        #expect(view.received.isEmpty)
        view.disables = false
        try screen.press(key: "cmd+k")
        #expect(view.received == ["k"])
        UIApplication.shared.delegate = nil
    }

    @Test("SV-109: menus beside what is selected are built by all responders, the innermost last")
    func contextMenu() {
        let outer = ReceivingView(frame: .zero)
        screen.window.addSubview(outer)
        outer.addSubview(view)
        outer.name = "outer"
        let elements = ContextMenuBuilding.elements([UICommand(title: "Copy", action: Selector("copy:"))], from: view)
        #expect(elements.map(\.title) == ["Copy", "outer", "inner"])
        #expect(view.built == [UIMenuSystem.context])
        UIApplication.shared.delegate = nil
    }
}

private final class BuildingDelegate: UIResponder, UIApplicationDelegate {
    var systems: [UIMenuSystem] = []

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        guard builder.system == .main else { return }
        systems.append(builder.system)
        let command = UIKeyCommand(title: "Go", action: #selector(ReceivingView.go(_:)), input: "k", modifierFlags: .command)
        builder.insertChild(UIMenu(title: "Own", options: .displayInline, children: [command]), atStartOfMenu: .file)
    }
}

private final class ReceivingView: UIView {
    var received: [String] = []
    var validated: [String] = []
    var built: [UIMenuSystem] = []
    var disables = false
    var name = "inner"

    override var canBecomeFirstResponder: Bool { true }

    @objc func go(_ sender: UIKeyCommand) { received.append(sender.input ?? "") }

    override func validate(_ command: UICommand) {
        super.validate(command)
        guard let key = command as? UIKeyCommand else { return }
        if !disables { return command.attributes = [] }
        validated.append(key.input ?? "")
        command.attributes = .disabled
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        built.append(builder.system)
        builder.insertChild(UIMenu(title: name, options: .displayInline), atEndOfMenu: .root)
    }
}
