public import Foundation
import ObjCRuntime

/// How sure a kind of movement is.
// apple: https://developer.apple.com/documentation/coremotion/cmmotionactivityconfidence
public enum CMMotionActivityConfidence: Int, Sendable {
    case low = 0
    case medium
    case high
}

/// How the user moved. None is ever made here.
// apple: https://developer.apple.com/documentation/coremotion/cmmotionactivity
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
    /// Low.
    open var confidence: CMMotionActivityConfidence { .low }
    /// The distant past.
    open var startDate: Date { .distantPast }
    /// True.
    open var unknown: Bool { true }
    /// False.
    open var stationary: Bool { false }
    /// False.
    open var walking: Bool { false }
    /// False.
    open var running: Bool { false }
    /// False.
    open var automotive: Bool { false }
    /// False.
    open var cycling: Bool { false }
}

/// Gets how the user moves.
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
/// Gets how the user has moved, or why it is not known.
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

/// Would tell how the user moves. Nobody carries this device about.
// apple: https://developer.apple.com/documentation/coremotion/cmmotionactivitymanager
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
    public override init() {}

    /// False.
    // apple: https://developer.apple.com/documentation/coremotion/cmmotionactivitymanager/isactivityavailable()
    open class func isActivityAvailable() -> Bool { false }
    /// Denied.
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

    /// - Parameter handler: called on the queue with the error ``CMErrorMotionActivityNotAvailable``.
    // apple: https://developer.apple.com/documentation/coremotion/cmmotionactivitymanager/queryactivitystarting(from:to:to:withhandler:)
    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityQueryHandler
    ) {
        nonisolated(unsafe) let handler = handler
        queue.addOperation { handler(nil, NSError(domain: CMErrorDomain, code: Int(CMErrorMotionActivityNotAvailable.rawValue))) }
    }

    /// Starts nothing: the handler is not called.
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) {}
    /// Does nothing.
    @objc open func stopActivityUpdates() {}
}
