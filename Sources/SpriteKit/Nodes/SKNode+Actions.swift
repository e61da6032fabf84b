import Foundation

extension SKNode {
    func start(_ action: SKAction, key: String?) {
        if let key { endActions { $0.key == key } }
        state.actions.append(RunningAction(action, key: key))
    }

    func endActions(_ isChosen: (RunningAction) -> Bool) {
        for action in state.actions where isChosen(action) { action.isOver = true }
        state.actions.removeAll(where: isChosen)
    }

    /// Lets time pass for the actions of the node and of all inside.
    func evaluateActions(after seconds: TimeInterval) {
        guard !isPaused else { return }
        let time = seconds * TimeInterval(speed)
        advance(by: time)
        // What actions do may end others, begin some, and take nodes out.
        for action in state.actions where !action.isOver {
            if action.advance(self, by: time) { action.isOver = true }
        }
        if state.actions.contains(where: \.isOver) { state.actions.removeAll(where: \.isOver) }
        for child in children { child.evaluateActions(after: time) }
    }
}
