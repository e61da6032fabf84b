public import Foundation
import ObjCRuntime

/// Time in the background that the system gives. None is ever given here.
// apple: https://developer.apple.com/documentation/backgroundtasks/bgtask
@objcMembers open class BGTask: NSObject, @unchecked Sendable {
    /// The name of the request.
    public let identifier: String
    /// Called when the time is about to end. Default: nil.
    @preconcurrency @nonobjc open var expirationHandler: (@Sendable () -> Void)?

    init(_ identifier: String) { self.identifier = identifier }

    /// Notes that the work is done, or was given up.
    open func setTaskCompleted(success: Bool) {}
}

/// Half a minute in which an app fetches what is new.
// apple: https://developer.apple.com/documentation/backgroundtasks/bgapprefreshtask
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// Minutes in which an app does what takes long.
// apple: https://developer.apple.com/documentation/backgroundtasks/bgprocessingtask
open class BGProcessingTask: BGTask, @unchecked Sendable {}
