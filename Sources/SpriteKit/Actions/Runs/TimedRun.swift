import Foundation

/// Runs what changes a node bit by bit.
final class TimedRun: ActionRun {
    private let action: SKAction
    private let change: ActionChange
    private var update: ActionChange.Update?
    private var elapsed: TimeInterval = 0

    init(_ action: SKAction, _ change: ActionChange) { (self.action, self.change) = (action, change) }

    func advance(_ node: SKNode, by seconds: TimeInterval) -> TimeInterval? {
        let update = update ?? change.begin(node)
        self.update = update
        let speed = TimeInterval(action.speed)
        elapsed += seconds * speed
        // A rounding error must not cost a frame.
        guard elapsed < action.duration - 1e-9 else {
            update(node, 1, action.duration)
            return speed > 0 ? max((elapsed - action.duration) / speed, 0) : 0
        }
        update(node, action.eased(CGFloat(max(elapsed, 0) / action.duration)), elapsed)
        return nil
    }
}
