/// Updates that may be inside one another: all edits are collected, and come out when the outermost one ends.
package struct ListBatch: Sendable {
    /// How many updates have begun and not ended.
    package private(set) var depth = 0
    /// The edits that were collected so far.
    package var update = ListUpdate()
    /// Called when the outermost update has been applied.
    package var deferred: [@MainActor @Sendable () -> Void] = []

    package init() {}

    package mutating func takeDeferred() -> [@MainActor @Sendable () -> Void] {
        defer { deferred = [] }
        return deferred
    }

    package var isOpen: Bool { depth > 0 }

    package mutating func begin() { depth += 1 }

    /// The update to apply now; nil when an outer update is still open, or none was.
    package mutating func end() -> ListUpdate? {
        guard depth > 0 else { return nil }
        depth -= 1
        guard depth == 0 else { return nil }
        defer { update = ListUpdate() }
        return update
    }
}
