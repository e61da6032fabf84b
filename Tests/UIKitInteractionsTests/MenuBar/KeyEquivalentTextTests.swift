@testable import UIKitInteractions
import Testing
import UIKitTesting

@MainActor
struct KeyEquivalentTextTests {
    private func text(_ input: String, _ flags: UIKeyModifierFlags) -> String? {
        KeyEquivalentText.text(of: UIKeyCommand(input: input, modifierFlags: flags, action: Selector("any:")))
    }

    @Test("SV-111: Command is written as Ctrl, which gives it in a window")
    func modifiers() {
        #expect(text("s", .command) == "Ctrl+S")
        #expect(text("s", [.command, .shift]) == "Ctrl+Shift+S")
        #expect(text("s", [.command, .alternate]) == "Ctrl+Alt+S")
        #expect(text("s", .control) == "Ctrl+S")
        #expect(text("s", [.command, .control]) == "Ctrl+Super+S")
    }

    @Test("Keys that type nothing have names")
    func names() {
        #expect(text(UIKeyCommand.f5, []) == "F5")
        #expect(text(UIKeyCommand.f12, .shift) == "Shift+F12")
        #expect(text(UIKeyCommand.inputLeftArrow, .command) == "Ctrl+←")
        #expect(text("\r", .command) == "Ctrl+Enter")
        #expect(text("", .command) == nil)
    }
}
