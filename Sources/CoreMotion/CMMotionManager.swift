public import Foundation
import ObjCRuntime

/// Gets a measurement, or why there is none.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// Gets a measurement, or why there is none.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// Gets a measurement, or why there is none.
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
/// Gets a measurement, or why there is none.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// Would tell how the device moves. This one has no sensors: nothing is available, nothing starts, and no handler is called (MO-22).
// apple: https://developer.apple.com/documentation/coremotion/cmmotionmanager
open class CMMotionManager: NSObject, @unchecked Sendable {
    public override init() {}

    // MARK: Acceleration

    /// False.
    // apple: https://developer.apple.com/documentation/coremotion/cmmotionmanager/isaccelerometeravailable
    open var isAccelerometerAvailable: Bool { false }
    /// False.
    open var isAccelerometerActive: Bool { false }
    /// In seconds.
    open var accelerometerUpdateInterval: TimeInterval = 0.01
    /// Nil.
    open var accelerometerData: CMAccelerometerData? { nil }
    /// Starts nothing.
    @objc open func startAccelerometerUpdates() {}
    /// Starts nothing: the handler is not called.
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) {}
    /// Does nothing.
    @objc open func stopAccelerometerUpdates() {}

    // MARK: Rotation

    /// False.
    open var isGyroAvailable: Bool { false }
    /// False.
    open var isGyroActive: Bool { false }
    /// In seconds.
    open var gyroUpdateInterval: TimeInterval = 0.01
    /// Nil.
    open var gyroData: CMGyroData? { nil }
    /// Starts nothing.
    @objc open func startGyroUpdates() {}
    /// Starts nothing: the handler is not called.
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {}
    /// Does nothing.
    @objc open func stopGyroUpdates() {}

    // MARK: Magnetic field

    /// False.
    open var isMagnetometerAvailable: Bool { false }
    /// False.
    open var isMagnetometerActive: Bool { false }
    /// In seconds.
    open var magnetometerUpdateInterval: TimeInterval = 0.01
    /// Nil.
    open var magnetometerData: CMMagnetometerData? { nil }
    /// Starts nothing.
    @objc open func startMagnetometerUpdates() {}
    /// Starts nothing: the handler is not called.
    open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) {}
    /// Does nothing.
    @objc open func stopMagnetometerUpdates() {}

    // MARK: All of them together

    /// None.
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
    /// The one that points upwards and nowhere else in particular.
    open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
    /// False.
    open var isDeviceMotionAvailable: Bool { false }
    /// False.
    open var isDeviceMotionActive: Bool { false }
    /// In seconds.
    open var deviceMotionUpdateInterval: TimeInterval = 0.01
    /// Nil.
    open var deviceMotion: CMDeviceMotion? { nil }
    /// True if the user may be asked to move the device. Stored. Default: false.
    open var showsDeviceMovementDisplay = false
    /// Starts nothing.
    @objc open func startDeviceMotionUpdates() {}
    /// Starts nothing.
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
    /// Starts nothing: the handler is not called.
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {}
    /// Starts nothing: the handler is not called.
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
    ) {}
    /// Does nothing.
    @objc open func stopDeviceMotionUpdates() {}
}
