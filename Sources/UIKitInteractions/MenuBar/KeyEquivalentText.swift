/// How a menu writes the key that gives a command, in the words that desktops use.
///
/// Command is written as Ctrl, which gives it in a window (SV-111).
@MainActor
enum KeyEquivalentText {
    /// Nil for a command without a key.
    static func text(of command: UIKeyCommand) -> String? {
        guard let input = command.input, !input.isEmpty else { return nil }
        return (modifiers(command.modifierFlags) + [name(of: input)]).joined(separator: "+")
    }

    private static func modifiers(_ flags: UIKeyModifierFlags) -> [String] {
        var names: [String] = []
        if flags.contains(.command) || flags.contains(.control) { names.append("Ctrl") }
        // Nothing but the key itself gives the other one then.
        if flags.contains(.command), flags.contains(.control) { names.append("Super") }
        if flags.contains(.alternate) { names.append("Alt") }
        if flags.contains(.shift) { names.append("Shift") }
        return names
    }

    private static func name(of input: String) -> String {
        if let name = names[input] { return name }
        if input.hasPrefix(functionPrefix) { return String(input.dropFirst(functionPrefix.count - 1)) }
        return input.uppercased()
    }

    private static let functionPrefix = "UIKeyInputF"

    private static let names: [String: String] = [
        UIKeyCommand.inputUpArrow: "↑", UIKeyCommand.inputDownArrow: "↓", UIKeyCommand.inputLeftArrow: "←",
        UIKeyCommand.inputRightArrow: "→", UIKeyCommand.inputEscape: "Esc", UIKeyCommand.inputPageUp: "Page Up",
        UIKeyCommand.inputPageDown: "Page Down", UIKeyCommand.inputHome: "Home", UIKeyCommand.inputEnd: "End",
        UIKeyCommand.inputDelete: "Del", "\u{7F}": "Del", "\u{8}": "Backspace", "\r": "Enter", "\n": "Enter", "\t": "Tab", " ": "Space",
        "\u{1B}": "Esc",
    ]
}
