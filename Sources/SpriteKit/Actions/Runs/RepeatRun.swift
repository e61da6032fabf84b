import Foundation

/// Runs an action again and again.
final class RepeatRun: ActionRun {
    private let action: SKAction
    private let speed: TimeInterval
    /// Nil is for ever.
    private var timesLeft: Int?
    private var run: any ActionRun

    init(_ action: SKAction, times: Int?, speed: CGFloat) {
        (self.action, timesLeft, self.speed) = (action, times, TimeInterval(speed))
        run = action.makeRun()
    }

    func advance(_ node: SKNode, by seconds: TimeInterval) -> TimeInterval? {
        var left = seconds * speed
        while timesLeft != 0 {
            guard let rest = run.advance(node, by: left) else { return nil }
            timesLeft = timesLeft.map { $0 - 1 }
            run = action.makeRun()
            // One that takes no time is run once a frame.
            if timesLeft == nil, rest >= left { return nil }
            left = rest
        }
        return speed > 0 ? left / speed : 0
    }
}
