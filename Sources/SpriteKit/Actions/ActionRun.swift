import Foundation

/// One run of an action on one node.
@MainActor
protocol ActionRun: AnyObject {
    /// Lets time pass.
    /// - Returns: the part of the time that was left over when it ended; nil if it has not ended.
    func advance(_ node: SKNode, by seconds: TimeInterval) -> TimeInterval?
}
