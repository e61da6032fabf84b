import Foundation

/// Actions that are undone together, the last one first.
@MainActor
final class UndoGroup {
    var actions: [UndoAction] = []
    var name = ""
    var isDiscardable = false
    /// Opened by a registration and to be closed at the end of the turn of the run loop.
    let isAutomatic: Bool

    init(isAutomatic: Bool) { self.isAutomatic = isAutomatic }

    var isEmpty: Bool { actions.isEmpty }

    func perform() {
        for action in actions.reversed() { action.perform() }
    }

    func removeActions(of target: AnyObject) {
        actions.removeAll { $0.isAction(of: target) }
        for case .group(let group) in actions { group.removeActions(of: target) }
    }
}

/// One step back.
@MainActor
enum UndoAction {
    case call(Call)
    case group(UndoGroup)

    /// A call to a target that is not kept alive; it does nothing once the target is dead.
    struct Call {
        weak var target: AnyObject?
        let body: @MainActor (AnyObject) -> Void
    }

    func perform() {
        switch self {
        case .call(let call): call.target.map { call.body($0) }
        case .group(let group): group.perform()
        }
    }

    fileprivate func isAction(of target: AnyObject) -> Bool {
        guard case .call(let call) = self else { return false }
        return call.target === target || call.target == nil
    }
}
