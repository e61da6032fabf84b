import Foundation

/// Runs actions side by side, until the last has ended.
final class GroupRun: ActionRun {
    private var runs: [any ActionRun]
    private let speed: TimeInterval

    init(_ actions: [SKAction], speed: CGFloat) {
        runs = actions.map { $0.makeRun() }
        self.speed = TimeInterval(speed)
    }

    func advance(_ node: SKNode, by seconds: TimeInterval) -> TimeInterval? {
        let time = seconds * speed
        var left = time
        runs.removeAll { run in
            guard let rest = run.advance(node, by: time) else { return false }
            left = min(left, rest)
            return true
        }
        guard runs.isEmpty else { return nil }
        return speed > 0 ? left / speed : 0
    }
}
