import Foundation

/// Does something at once.
final class InstantRun: ActionRun {
    private let body: @MainActor (SKNode) -> Void

    init(_ body: @escaping @MainActor (SKNode) -> Void) { self.body = body }

    func advance(_ node: SKNode, by seconds: TimeInterval) -> TimeInterval? {
        body(node)
        return seconds
    }
}
