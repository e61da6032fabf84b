import Foundation

/// Finds out what a key commands, along the responder chain.
@MainActor
struct KeyCommandSearch {
    let key: UIKey
    let start: UIResponder
    /// True if the key would go into a text if it commanded nothing.
    let isWanted: Bool

    /// Where the commands of the main menu begin on their way.
    let menuStart: UIResponder
    /// True on a desktop, where people press Control for what is Command elsewhere.
    let isOnDesktop: Bool

    /// Performs the first command that fits; false if there is none.
    ///
    /// On a desktop a key with Control that commands nothing is a key with Command: apps that use Control themselves go first (SV-111).
    func perform() -> Bool {
        if performAsItIs() { return true }
        guard isOnDesktop, let other = key.withCommandForControl else { return false }
        return KeyCommandSearch(key: other, start: start, isWanted: isWanted, menuStart: menuStart, isOnDesktop: true).performAsItIs()
    }

    private func performAsItIs() -> Bool {
        for responder in chain {
            for command in responder.keyCommands ?? [] where !command.attributes.contains(.disabled) {
                guard let action = command.action(for: key), command.wantsPriorityOverSystemBehavior || !isWanted else { continue }
                validate(command, of: action)
                if command.attributes.contains(.disabled) { continue }
                if send(action, sender: command) { return true }
            }
        }
        return performStandardCommand() || performMenuCommand()
    }

    /// The commands of the main menu.
    private func performMenuCommand() -> Bool {
        // A key alone is no command of a menu unless it types nothing.
        guard !isWanted || !key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else { return false }
        for command in MainMenu.shared.keyCommands {
            guard let action = command.action(for: key), let target = menuStart.target(forAction: action, withSender: command) else {
                continue
            }
            (target as? UIResponder)?.validate(command)
            if command.attributes.contains(.disabled) { continue }
            return UIApplication.shared.sendAction(action, to: target, from: command, for: nil)
        }
        return false
    }

    private var chain: [UIResponder] { Array(sequence(first: start) { $0.next }) }

    private func validate(_ command: UIKeyCommand, of action: Selector) {
        (start.target(forAction: action, withSender: command) as? UIResponder)?.validate(command)
    }

    private func send(_ action: Selector, sender: Any?) -> Bool {
        guard let target = start.target(forAction: action, withSender: sender) else { return false }
        return UIApplication.shared.sendAction(action, to: target, from: sender, for: nil)
    }

    // MARK: What every app understands

    private func performStandardCommand() -> Bool {
        var flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
        let character = key.charactersIgnoringModifiers.lowercased()
        // On keyboards of desktops Control is what Command is elsewhere.
        let isOfDesktop = flags.contains(.control) && !flags.contains(.command) && start is any UITextInput
        guard isOfDesktop || flags.contains(.command) && !flags.contains(.control) else { return false }
        flags.subtract([.command, .control])
        switch (flags, character) {
        case ([], "z"): return perform(Selector("undo:"), from: start)
        case ([], "y") where isOfDesktop || isOnDesktop: return perform(Selector("redo:"), from: start)
        case (.shift, "z"): return perform(Selector("redo:"), from: start)
        case ([], "q") where isOnDesktop: return perform(Selector("terminate:"), from: start)
        case ([], _): return Self.editingCommands[character].map { send($0, sender: nil) } ?? search(flags, character)
        default: return search(flags, character)
        }
    }

    private static let editingCommands: [String: Selector] = [
        "x": #selector(UIResponderStandardEditActions.cut(_:)), "c": #selector(UIResponderStandardEditActions.copy(_:)),
        "v": #selector(UIResponderStandardEditActions.paste(_:)), "a": #selector(UIResponderStandardEditActions.selectAll(_:)),
        "b": #selector(UIResponderStandardEditActions.toggleBoldface(_:)),
        "i": #selector(UIResponderStandardEditActions.toggleItalics(_:)),
        "u": #selector(UIResponderStandardEditActions.toggleUnderline(_:)),
    ]

    private func search(_ flags: UIKeyModifierFlags, _ character: String) -> Bool {
        FindCommand(flags, character).map { perform($0.action, from: start) } ?? false
    }

    private func perform(_ action: Selector, from start: UIResponder) -> Bool {
        switch StandardCommands.work(of: action, from: start) {
        case .message: return send(action, sender: nil)
        case .impossible: return false
        case .possible(let work):
            work()
            return true
        }
    }
}
