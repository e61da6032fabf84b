import Foundation
import ObjCRuntime

/// In units of gravity.
// apple: https://developer.apple.com/documentation/coremotion/cmacceleration
public struct CMAcceleration: Sendable {
    public var x: Double
    public var y: Double
    public var z: Double
    public init() { self.init(x: 0, y: 0, z: 0) }
    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }
}

/// In radians a second.
// apple: https://developer.apple.com/documentation/coremotion/cmrotationrate
public struct CMRotationRate: Sendable {
    public var x: Double
    public var y: Double
    public var z: Double
    public init() { self.init(x: 0, y: 0, z: 0) }
    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }
}

/// In microteslas.
// apple: https://developer.apple.com/documentation/coremotion/cmmagneticfield
public struct CMMagneticField: Sendable {
    public var x: Double
    public var y: Double
    public var z: Double
    public init() { self.init(x: 0, y: 0, z: 0) }
    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }
}

// apple: https://developer.apple.com/documentation/coremotion/cmquaternion
public struct CMQuaternion: Sendable {
    public var x: Double
    public var y: Double
    public var z: Double
    public var w: Double
    public init() { self.init(x: 0, y: 0, z: 0, w: 0) }
    public init(x: Double, y: Double, z: Double, w: Double) {
        self.x = x
        self.y = y
        self.z = z
        self.w = w
    }
}

/// What the attitude of a device is measured against.
// apple: https://developer.apple.com/documentation/coremotion/cmattitudereferenceframe
public struct CMAttitudeReferenceFrame: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 0)
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 1)
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 2)
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 3)
}

// apple: https://developer.apple.com/documentation/coremotion/cmaccelerometerdata
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    public let acceleration: CMAcceleration

    init(acceleration: CMAcceleration, timestamp: TimeInterval) {
        self.acceleration = acceleration
        super.init(timestamp: timestamp)
    }
}

// apple: https://developer.apple.com/documentation/coremotion/cmgyrodata
open class CMGyroData: CMLogItem, @unchecked Sendable {
    public let rotationRate: CMRotationRate

    init(rotationRate: CMRotationRate, timestamp: TimeInterval) {
        self.rotationRate = rotationRate
        super.init(timestamp: timestamp)
    }
}

// apple: https://developer.apple.com/documentation/coremotion/cmmagnetometerdata
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
    public let magneticField: CMMagneticField

    init(magneticField: CMMagneticField, timestamp: TimeInterval) {
        self.magneticField = magneticField
        super.init(timestamp: timestamp)
    }
}

/// How a device is held, in radians.
// apple: https://developer.apple.com/documentation/coremotion/cmattitude
open class CMAttitude: NSObject, @unchecked Sendable {
    public let roll: Double
    public let pitch: Double
    public let yaw: Double
    public let quaternion: CMQuaternion

    init(roll: Double, pitch: Double, yaw: Double, quaternion: CMQuaternion) {
        self.roll = roll
        self.pitch = pitch
        self.yaw = yaw
        self.quaternion = quaternion
    }
}

// apple: https://developer.apple.com/documentation/coremotion/cmdevicemotion
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    public let attitude: CMAttitude
    public let rotationRate: CMRotationRate
    public let gravity: CMAcceleration
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
