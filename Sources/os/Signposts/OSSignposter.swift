/// Marks stretches of time for Apple's instruments. Nothing here shows them, so that nothing is recorded: ``isEnabled`` is false.
// apple: https://developer.apple.com/documentation/os/ossignposter
public struct OSSignposter: Sendable {
    public init(subsystem: String, category: String) {}
    public init(subsystem: String, category: OSLog.Category) {}
    public init(logHandle: OSLog) {}
    public init(logger: Logger) {}
    public init() {}

    public static var disabled: OSSignposter { OSSignposter() }

    /// Always false.
    public var isEnabled: Bool { false }

    public func makeSignpostID() -> OSSignpostID { .exclusive }
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: .default, object: object) }

    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id: id, isOpen: true)
    }

    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage)
        -> OSSignpostIntervalState
    { OSSignpostIntervalState(id: id, isOpen: true) }

    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage) {}
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage) {}

    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
    ) rethrows -> Result { try task() }

    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage, around task: () throws -> Result
    ) rethrows -> Result { try task() }
}

/// What the end of an interval is told of its beginning.
// apple: https://developer.apple.com/documentation/os/ossignpostintervalstate
public final class OSSignpostIntervalState: Sendable {
    let id: OSSignpostID
    let isOpen: Bool

    init(id: OSSignpostID, isOpen: Bool) {
        self.id = id
        self.isOpen = isOpen
    }

    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id, isOpen: true) }
}
