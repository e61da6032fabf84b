import Foundation

/// Runs one action after the other.
final class SequenceRun: ActionRun {
    private let runs: [any ActionRun]
    private let speed: TimeInterval
    private var index = 0

    init(_ actions: [SKAction], speed: CGFloat) {
        runs = actions.map { $0.makeRun() }
        self.speed = TimeInterval(speed)
    }

    func advance(_ node: SKNode, by seconds: TimeInterval) -> TimeInterval? {
        var left = seconds * speed
        while index < runs.count {
            guard let rest = runs[index].advance(node, by: left) else { return nil }
            left = rest
            index += 1
        }
        return speed > 0 ? left / speed : 0
    }
}
