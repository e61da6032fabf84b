import Foundation
import ObjCRuntime

/// In units of gravity.
// apple: https://developer.apple.com/documentation/coremotion/cmacceleration
public struct CMAcceleration: Sendable {
    /// To the right of the device.
    public var x: Double
    /// To its upper edge.
    public var y: Double
    /// Out of the screen.
    public var z: Double
    /// None.
    public init() { self.init(x: 0, y: 0, z: 0) }
    /// An acceleration by its three parts.
    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }
}

/// In radians a second.
// apple: https://developer.apple.com/documentation/coremotion/cmrotationrate
public struct CMRotationRate: Sendable {
    /// About the axis to the right.
    public var x: Double
    /// About the axis to the upper edge.
    public var y: Double
    /// About the axis out of the screen.
    public var z: Double
    /// None.
    public init() { self.init(x: 0, y: 0, z: 0) }
    /// A rotation by its three parts.
    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }
}

/// In microteslas.
// apple: https://developer.apple.com/documentation/coremotion/cmmagneticfield
public struct CMMagneticField: Sendable {
    /// To the right of the device.
    public var x: Double
    /// To its upper edge.
    public var y: Double
    /// Out of the screen.
    public var z: Double
    /// None.
    public init() { self.init(x: 0, y: 0, z: 0) }
    /// A field by its three parts.
    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }
}

/// A turn in space, as four numbers.
// apple: https://developer.apple.com/documentation/coremotion/cmquaternion
public struct CMQuaternion: Sendable {
    /// The part of the axis to the right.
    public var x: Double
    /// The part of the axis to the upper edge.
    public var y: Double
    /// The part of the axis out of the screen.
    public var z: Double
    /// The cosine of half the angle.
    public var w: Double
    /// All numbers are 0.
    public init() { self.init(x: 0, y: 0, z: 0, w: 0) }
    /// A turn by its four numbers.
    public init(x: Double, y: Double, z: Double, w: Double) {
        self.x = x
        self.y = y
        self.z = z
        self.w = w
    }
}

/// The reference for the attitude of a device.
// apple: https://developer.apple.com/documentation/coremotion/cmattitudereferenceframe
public struct CMAttitudeReferenceFrame: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upright; the way the device happens to point.
    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 0)
    /// The same, with the compass to keep it from drifting.
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 1)
    /// Upright; towards the magnetic north.
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 2)
    /// Upright; towards the true north.
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 3)
}

/// The acceleration of the device, gravity included.
// apple: https://developer.apple.com/documentation/coremotion/cmaccelerometerdata
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    /// In units of gravity.
    public let acceleration: CMAcceleration

    init(acceleration: CMAcceleration, timestamp: TimeInterval) {
        self.acceleration = acceleration
        super.init(timestamp: timestamp)
    }
}

/// How fast the device turns.
// apple: https://developer.apple.com/documentation/coremotion/cmgyrodata
open class CMGyroData: CMLogItem, @unchecked Sendable {
    /// In radians a second.
    public let rotationRate: CMRotationRate

    init(rotationRate: CMRotationRate, timestamp: TimeInterval) {
        self.rotationRate = rotationRate
        super.init(timestamp: timestamp)
    }
}

/// The field around the device, its own included.
// apple: https://developer.apple.com/documentation/coremotion/cmmagnetometerdata
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
    /// In microteslas.
    public let magneticField: CMMagneticField

    init(magneticField: CMMagneticField, timestamp: TimeInterval) {
        self.magneticField = magneticField
        super.init(timestamp: timestamp)
    }
}

/// Attitude and motion of the device, computed from all sensors.
// apple: https://developer.apple.com/documentation/coremotion/cmdevicemotion
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    /// How it is held.
    public let attitude: CMAttitude
    /// How fast it turns, in radians a second.
    public let rotationRate: CMRotationRate
    /// Which way is down, of length 1.
    public let gravity: CMAcceleration
    /// The acceleration by the user, without gravity.
    public let userAcceleration: CMAcceleration
    /// Clockwise from the north, in degrees.
    public let heading: Double

    init(
        attitude: CMAttitude, rotationRate: CMRotationRate, gravity: CMAcceleration, userAcceleration: CMAcceleration, heading: Double,
        timestamp: TimeInterval
    ) {
        self.attitude = attitude
        self.rotationRate = rotationRate
        self.gravity = gravity
        self.userAcceleration = userAcceleration
        self.heading = heading
        super.init(timestamp: timestamp)
    }
}
