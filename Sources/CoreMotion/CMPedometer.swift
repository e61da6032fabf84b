import Dispatch
public import Foundation
import ObjCRuntime

/// Gets steps, or why they are not known.
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// Steps that were taken. None is ever made here.
// apple: https://developer.apple.com/documentation/coremotion/cmpedometerdata
open class CMPedometerData: NSObject, @unchecked Sendable {
    /// When counting began.
    public let startDate: Date
    /// When counting ended.
    public let endDate: Date
    /// How many steps there were.
    public let numberOfSteps: NSNumber
    /// In metres.
    public let distance: NSNumber?
    /// How many floors up; nil if that is not known.
    public let floorsAscended: NSNumber?
    /// How many floors down; nil if that is not known.
    public let floorsDescended: NSNumber?

    init(
        startDate: Date, endDate: Date, numberOfSteps: NSNumber, distance: NSNumber?, floorsAscended: NSNumber?, floorsDescended: NSNumber?
    ) {
        self.startDate = startDate
        self.endDate = endDate
        self.numberOfSteps = numberOfSteps
        self.distance = distance
        self.floorsAscended = floorsAscended
        self.floorsDescended = floorsDescended
    }
}

/// Would count steps. Nobody carries this device about.
// apple: https://developer.apple.com/documentation/coremotion/cmpedometer
open class CMPedometer: NSObject, @unchecked Sendable {
    /// Where handlers are called.
    private static let handlers = DispatchQueue(label: "com.apple.CoreMotion.pedometer")

    public override init() {}

    /// False.
    // apple: https://developer.apple.com/documentation/coremotion/cmpedometer/isstepcountingavailable()
    open class func isStepCountingAvailable() -> Bool { false }
    /// False.
    open class func isDistanceAvailable() -> Bool { false }
    /// False.
    open class func isFloorCountingAvailable() -> Bool { false }
    /// False.
    open class func isPaceAvailable() -> Bool { false }
    /// False.
    open class func isCadenceAvailable() -> Bool { false }
    /// False.
    open class func isPedometerEventTrackingAvailable() -> Bool { false }
    /// Denied.
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

    /// - Parameter handler: called later on a queue of its own, with the error ``CMErrorMotionActivityNotAvailable``.
    // apple: https://developer.apple.com/documentation/coremotion/cmpedometer/querypedometerdata(from:to:withhandler:)
    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
        refuse(handler)
    }

    /// - Parameter handler: called once later on a queue of its own, with the error ``CMErrorMotionActivityNotAvailable``.
    // apple: https://developer.apple.com/documentation/coremotion/cmpedometer/startupdates(from:withhandler:)
    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) { refuse(handler) }
    /// Does nothing.
    @objc open func stopUpdates() {}

    /// - Parameter handler: called once later on a queue of its own, with the error ``CMErrorMotionActivityNotAvailable``.
    // apple: https://developer.apple.com/documentation/coremotion/cmpedometer/starteventupdates(handler:)
    open func startEventUpdates(handler: @escaping CMPedometerEventHandler) { refuse(handler) }
    /// Does nothing.
    @objc open func stopEventUpdates() {}

    private func refuse<Answer>(_ handler: @escaping (Answer?, (any Error)?) -> Void) {
        nonisolated(unsafe) let handler = handler
        Self.handlers.async { handler(nil, NSError(domain: CMErrorDomain, code: Int(CMErrorMotionActivityNotAvailable.rawValue))) }
    }
}
