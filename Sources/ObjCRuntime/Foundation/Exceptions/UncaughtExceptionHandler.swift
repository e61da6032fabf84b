import Synchronization

/// Who is notified of an exception before it ends the process.
final class UncaughtExceptionHandler: Sendable {
    static let shared = UncaughtExceptionHandler()

    /// A function that a mutex keeps bare is wrapped once more by each look at it.
    private struct Stored {
        var handler: (@Sendable (NSException) -> Void)?
    }

    private let stored = Mutex(Stored())

    var current: (@Sendable (NSException) -> Void)? {
        get { stored.withLock { $0.handler } }
        set { stored.withLock { $0.handler = newValue } }
    }

    func call(_ exception: NSException) { current?(exception) }
}

/// Has a function called with an exception that is about to end the process; nil for none. Default: none.
// apple: https://developer.apple.com/documentation/foundation/nssetuncaughtexceptionhandler(_:)
public func NSSetUncaughtExceptionHandler(_ handler: (@Sendable (NSException) -> Void)?) {
    UncaughtExceptionHandler.shared.current = handler
}

/// The function that ``NSSetUncaughtExceptionHandler(_:)`` was given last; nil for none.
// apple: https://developer.apple.com/documentation/foundation/nsgetuncaughtexceptionhandler()
public func NSGetUncaughtExceptionHandler() -> (@Sendable (NSException) -> Void)? { UncaughtExceptionHandler.shared.current }
