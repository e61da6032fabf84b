import Foundation

/// An action that a node runs.
@MainActor
final class RunningAction {
    let action: SKAction
    let key: String?
    var isOver = false
    private let run: any ActionRun

    init(_ action: SKAction, key: String?) {
        (self.action, self.key) = (action, key)
        run = action.makeRun()
    }

    /// - Returns: whether it has ended.
    func advance(_ node: SKNode, by seconds: TimeInterval) -> Bool { run.advance(node, by: seconds) != nil }
}
