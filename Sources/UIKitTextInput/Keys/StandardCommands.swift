@_spi(ForasteroInternal) internal import UIKitCore
import Foundation

/// The commands of every app that are no methods of responders.
@MainActor
final class StandardCommands: StandardCommandPerforming {
    package static func work(of action: Selector, from start: UIResponder) -> StandardCommandWork {
        switch action {
        case Selector("undo:"): return undoing(action, from: start, isPossible: \.canUndo) { $0.undo() }
        case Selector("redo:"): return undoing(action, from: start, isPossible: \.canRedo) { $0.redo() }
        case Selector("terminate:"): return .possible { UIApplication.shared.terminate() }
        default:
            guard let command = FindCommand.allCases.first(where: { $0.action == action }) else { return .message }
            return searching(command, from: start)
        }
    }

    /// Who has methods of those names undoes by itself; for all others their managers do.
    private static func undoing(
        _ action: Selector, from start: UIResponder, isPossible: (UndoManager) -> Bool, _ body: @escaping (UndoManager) -> Void
    ) -> StandardCommandWork {
        if performer(of: action, from: start) != nil { return .message }
        guard let manager = start.undoManager, isPossible(manager) else { return .impossible }
        return .possible { body(manager) }
    }

    /// Commands of searching go to the nearest responder that performs them, or whose interactions do.
    private static func searching(_ command: FindCommand, from start: UIResponder) -> StandardCommandWork {
        for responder in sequence(first: start, next: \.next) {
            // Who says yes to everything need not have it.
            if responder.responds(to: command.action), responder.canPerformAction(command.action, withSender: nil) {
                return .possible { UIApplication.shared.sendAction(command.action, to: responder, from: nil, for: nil) }
            }
            guard let view = responder as? UIView else { continue }
            for case let receiver as any FindCommandReceiver in view.interactions where receiver.canPerform(command) {
                return .possible { receiver.perform(command) }
            }
        }
        return .impossible
    }

    private static func performer(of action: Selector, from start: UIResponder) -> UIResponder? {
        sequence(first: start, next: \.next).first { $0.responds(to: action) && $0.canPerformAction(action, withSender: nil) }
    }
}
