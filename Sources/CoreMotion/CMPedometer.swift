import Dispatch
public import Foundation
import ObjCRuntime

public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// Steps that were taken. None is ever made here.
// apple: https://developer.apple.com/documentation/coremotion/cmpedometerdata
open class CMPedometerData: NSObject, @unchecked Sendable {
    public let startDate: Date
    public let endDate: Date
    public let numberOfSteps: NSNumber
    /// In metres.
    public let distance: NSNumber?
    public let floorsAscended: NSNumber?
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

    // apple: https://developer.apple.com/documentation/coremotion/cmpedometer/isstepcountingavailable()
    open class func isStepCountingAvailable() -> Bool { false }
    open class func isDistanceAvailable() -> Bool { false }
    open class func isFloorCountingAvailable() -> Bool { false }
    open class func isPaceAvailable() -> Bool { false }
    open class func isCadenceAvailable() -> Bool { false }
    open class func isPedometerEventTrackingAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

    /// - Parameter handler: called later on a queue of its own, with the error ``CMErrorMotionActivityNotAvailable``.
    // apple: https://developer.apple.com/documentation/coremotion/cmpedometer/querypedometerdata(from:to:withhandler:)
    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
        refuse(handler)
    }

    /// - Parameter handler: called once later on a queue of its own, with the error ``CMErrorMotionActivityNotAvailable``.
    // apple: https://developer.apple.com/documentation/coremotion/cmpedometer/startupdates(from:withhandler:)
    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) { refuse(handler) }
    @objc open func stopUpdates() {}

    private func refuse(_ handler: @escaping CMPedometerHandler) {
        nonisolated(unsafe) let handler = handler
        Self.handlers.async { handler(nil, NSError(domain: CMErrorDomain, code: Int(CMErrorMotionActivityNotAvailable.rawValue))) }
    }
}
