/// Marks stretches of time for Apple's instruments. Nothing here shows them, so that nothing is recorded: ``isEnabled`` is false.
// apple: https://developer.apple.com/documentation/os/ossignposter
public struct OSSignposter: Sendable {
    /// A signposter that records nothing.
    public init(subsystem: String, category: String) {}
    /// A signposter that records nothing.
    public init(subsystem: String, category: OSLog.Category) {}
    /// A signposter that records nothing.
    public init(logHandle: OSLog) {}
    /// A signposter that records nothing.
    public init(logger: Logger) {}
    /// A signposter that records nothing.
    public init() {}

    /// A signposter that records nothing.
    public static var disabled: OSSignposter { OSSignposter() }

    /// Always false.
    public var isEnabled: Bool { false }

    /// ``OSSignpostID/exclusive``, as nothing is recorded.
    public func makeSignpostID() -> OSSignpostID { .exclusive }
    /// That of an object, as long as it lives.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: .default, object: object) }

    /// Records nothing.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id: id, isOpen: true)
    }

    /// Records nothing; the message is not put together.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage)
        -> OSSignpostIntervalState
    { OSSignpostIntervalState(id: id, isOpen: true) }

    /// Records nothing.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// Records nothing; the message is not put together.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage) {}
    /// Records nothing.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// Records nothing; the message is not put together.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage) {}

    /// Does the work, and records nothing.
    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
    ) rethrows -> Result { try task() }

    /// Does the work, and records nothing; the message is not put together.
    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage, around task: () throws -> Result
    ) rethrows -> Result { try task() }
}

/// The state that the end of an interval needs of its beginning.
// apple: https://developer.apple.com/documentation/os/ossignpostintervalstate
public final class OSSignpostIntervalState: Sendable {
    let id: OSSignpostID
    let isOpen: Bool

    init(id: OSSignpostID, isOpen: Bool) {
        self.id = id
        self.isOpen = isOpen
    }

    /// The state of an interval that has begun.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id: id, isOpen: true) }
}
