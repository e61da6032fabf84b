import Foundation

/// The lock that threads hold when they hold an object.
final class Monitor: @unchecked Sendable {
    private let condition = NSCondition()
    private var owner: Thread?
    private var depth = 0

    func enter() {
        condition.lock()
        defer { condition.unlock() }
        while owner != nil, owner !== Thread.current { condition.wait() }
        owner = Thread.current
        depth += 1
    }

    /// Returns false if another thread, or none, holds the object.
    func exit() -> Bool {
        condition.lock()
        defer { condition.unlock() }
        guard owner === Thread.current else { return false }
        depth -= 1
        if depth == 0 {
            owner = nil
            condition.signal()
        }
        return true
    }
}
