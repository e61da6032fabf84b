public import Foundation
import ObjCRuntime

public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// Would tell how the device moves. This one has no sensors: nothing is available, nothing starts, and no handler is called (MO-22).
// apple: https://developer.apple.com/documentation/coremotion/cmmotionmanager
open class CMMotionManager: NSObject, @unchecked Sendable {
    public override init() {}

    // MARK: Acceleration

    // apple: https://developer.apple.com/documentation/coremotion/cmmotionmanager/isaccelerometeravailable
    open var isAccelerometerAvailable: Bool { false }
    open var isAccelerometerActive: Bool { false }
    /// In seconds.
    open var accelerometerUpdateInterval: TimeInterval = 0.01
    open var accelerometerData: CMAccelerometerData? { nil }
    @objc open func startAccelerometerUpdates() {}
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) {}
    @objc open func stopAccelerometerUpdates() {}

    // MARK: Rotation

    open var isGyroAvailable: Bool { false }
    open var isGyroActive: Bool { false }
    /// In seconds.
    open var gyroUpdateInterval: TimeInterval = 0.01
    open var gyroData: CMGyroData? { nil }
    @objc open func startGyroUpdates() {}
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {}
    @objc open func stopGyroUpdates() {}

    // MARK: Magnetic field

    open var isMagnetometerAvailable: Bool { false }
    open var isMagnetometerActive: Bool { false }
    /// In seconds.
    open var magnetometerUpdateInterval: TimeInterval = 0.01
    open var magnetometerData: CMMagnetometerData? { nil }
    @objc open func startMagnetometerUpdates() {}
    open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) {}
    @objc open func stopMagnetometerUpdates() {}

    // MARK: All of them together

    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
    open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
    open var isDeviceMotionAvailable: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    /// In seconds.
    open var deviceMotionUpdateInterval: TimeInterval = 0.01
    open var deviceMotion: CMDeviceMotion? { nil }
    open var showsDeviceMovementDisplay = false
    @objc open func startDeviceMotionUpdates() {}
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {}
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
    ) {}
    @objc open func stopDeviceMotionUpdates() {}
}
