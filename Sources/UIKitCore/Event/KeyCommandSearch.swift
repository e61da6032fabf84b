import Foundation

/// Finds out what a key commands, along the responder chain.
@MainActor
struct KeyCommandSearch {
    let key: UIKey
    let start: UIResponder
    /// Whether the key would go into a text if it commanded nothing.
    let isWanted: Bool

    /// Performs the first command that fits; false if there is none.
    func perform() -> Bool {
        for responder in chain {
            for command in responder.keyCommands ?? [] where !command.attributes.contains(.disabled) {
                guard let action = command.action(for: key), command.wantsPriorityOverSystemBehavior || !isWanted else { continue }
                if send(action, sender: command) { return true }
            }
        }
        return performStandardCommand()
    }

    private var chain: [UIResponder] { Array(sequence(first: start) { $0.next }) }

    private func send(_ action: Selector, sender: Any?) -> Bool {
        guard let target = start.target(forAction: action, withSender: sender) else { return false }
        return UIApplication.shared.sendAction(action, to: target, from: sender, for: nil)
    }

    // MARK: What every app understands

    private func performStandardCommand() -> Bool {
        let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
        let character = key.charactersIgnoringModifiers.lowercased()
        switch (flags, character) {
        case (.command, "z"): return undo()
        case (.control, "z") where start is any UITextInput: return undo()
        case (.control, "y") where start is any UITextInput, ([.control, .shift], "z") where start is any UITextInput: return redo()
        case ([.command, .shift], "z"): return redo()
        case (.command, _): return Self.editingCommands[character].map { send($0, sender: nil) } ?? false
        // On keyboards of desktops Control is what Command is elsewhere.
        case (.control, _) where start is any UITextInput:
            return Self.editingCommands[character].map { send($0, sender: nil) } ?? false
        default: return false
        }
    }

    private static let editingCommands: [String: Selector] = [
        "x": #selector(UIResponderStandardEditActions.cut(_:)), "c": #selector(UIResponderStandardEditActions.copy(_:)),
        "v": #selector(UIResponderStandardEditActions.paste(_:)), "a": #selector(UIResponderStandardEditActions.selectAll(_:)),
    ]

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
