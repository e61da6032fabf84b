internal import DeviceNotice
public import Dispatch
public import Foundation
import ObjCRuntime
import Synchronization

/// Gives apps time while they are not seen. Nobody starts apps here: handlers are registered and never called, and requests are refused, as a
/// simulator does it (MO-28).
// apple: https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler
@objcMembers open class BGTaskScheduler: NSObject, @unchecked Sendable {
    private static let scheduler = BGTaskScheduler()
    private static let replies = DispatchQueue(label: "com.apple.BackgroundTasks.replies")
    private let registered = Mutex<Set<String>>([])

    override init() {}

    /// The scheduler of the app.
    open class var shared: BGTaskScheduler { scheduler }

    /// The domain of errors of requests.
    public static let errorDomain = "BGTaskSchedulerErrorDomain"

    /// Why a request is refused.
    // apple: https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/error
    public struct Error: _BridgedStoredNSError, Sendable {
        public let _nsError: NSError
        /// An error with the number and the texts of another one.
        public init(_nsError: NSError) { self._nsError = _nsError }
        public static var _nsErrorDomain: String { BGTaskScheduler.errorDomain }
        /// The domain of errors of requests.
        public static var errorDomain: String { BGTaskScheduler.errorDomain }

        /// The reasons.
        // apple: https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/error/code
        public enum Code: Int, _ErrorCodeProtocol, Sendable {
            public typealias _ErrorType = BGTaskScheduler.Error

            case unavailable = 1
            case tooManyPendingTaskRequests
            case notPermitted
            case immediateRunIneligible
        }

        /// The device gives no time in the background: what every request ends with here.
        public static var unavailable: Code { .unavailable }
        /// The app has asked for too much at once.
        public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
        /// The app's Info.plist does not name the task.
        public static var notPermitted: Code { .notPermitted }
    }

    /// Notes who does a task. It is never called here.
    ///
    /// - Returns: false if a handler was registered for the name already.
    // apple: https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/register(fortaskwithidentifier:using:launchhandler:)
    @discardableResult
    @preconcurrency open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping @Sendable (BGTask) -> Void
    ) -> Bool {
        registered.withLock { $0.insert(identifier).inserted }
    }

    /// - Throws: ``Error/unavailable``.
    // apple: https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/submit(_:)
    @nonobjc open func submit(_ taskRequest: BGTaskRequest) throws {
        DeviceNotice.say("BackgroundTasks starts nothing: apps get no time while they do not run here.")
        throw Error(.unavailable)
    }

    /// Has no effect: nothing waits.
    open func cancel(taskRequestWithIdentifier identifier: String) {}
    /// Has no effect: nothing waits.
    open func cancelAllTaskRequests() {}

    /// - Parameter completionHandler: called on a background queue with an empty list.
    @preconcurrency open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
        Self.replies.async { completionHandler([]) }
    }
    /// An empty list.
    @nonobjc open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
