import Foundation

/// Finds out what a key commands, along the responder chain.
@MainActor
struct KeyCommandSearch {
    let key: UIKey
    let start: UIResponder
    /// True if the key would go into a text if it commanded nothing.
    let isWanted: Bool

    /// Performs the first command that fits; false if there is none.
    func perform() -> Bool {
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
            guard let action = command.action(for: key), let target = start.target(forAction: action, withSender: command) else { continue }
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
        case ([], "z"): return undo()
        case ([], "y") where isOfDesktop: return redo()
        case (.shift, "z"): return redo()
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

    /// Commands of searching go to the nearest responder that performs them, or whose interactions do.
    private func search(_ flags: UIKeyModifierFlags, _ character: String) -> Bool {
        guard let command = FindCommand(flags, character) else { return false }
        for responder in chain {
            // Who says yes to everything need not have it.
            if responder.responds(to: command.action), responder.canPerformAction(command.action, withSender: nil) {
                return UIApplication.shared.sendAction(command.action, to: responder, from: nil, for: nil)
            }
            guard let view = responder as? UIView else { continue }
            for case let receiver as any FindCommandReceiver in view.interactions where receiver.perform(command) { return true }
        }
        return false
    }

    private func undo() -> Bool {
        guard let manager = start.undoManager, manager.canUndo else { return false }
        manager.undo()
        return true
    }

    private func redo() -> Bool {
        guard let manager = start.undoManager, manager.canRedo else { return false }
        manager.redo()
        return true
    }
}
