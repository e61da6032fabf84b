import Synchronization

/// Who is told of an exception before it ends the process.
final class UncaughtExceptionHandler: Sendable {
    static let shared = UncaughtExceptionHandler()

    private let handler = Mutex<(@Sendable (NSException) -> Void)?>(nil)

    var current: (@Sendable (NSException) -> Void)? {
        get { handler.withLock { $0 } }
        set { handler.withLock { $0 = newValue } }
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
