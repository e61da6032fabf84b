import Foundation

/// Hands an action to a node inside, which runs it by itself.
final class ChildRun: ActionRun {
    private let action: SKAction
    private let name: String

    init(_ action: SKAction, name: String) { (self.action, self.name) = (action, name) }

    func advance(_ node: SKNode, by seconds: TimeInterval) -> TimeInterval? {
        node.childNode(withName: name)?.run(action)
        return seconds
    }
}
