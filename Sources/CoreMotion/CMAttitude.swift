import Foundation
import ObjCRuntime

/// How a device is held, in radians: a turn about z, then about x, then about y.
// apple: https://developer.apple.com/documentation/coremotion/cmattitude
open class CMAttitude: NSObject, NSCopying, @unchecked Sendable {
    /// About the axis from the lower to the upper edge, from -π to π.
    open var roll: Double {
        let matrix = rotationMatrix
        return atan2(-matrix.m13, matrix.m33)
    }
    /// About the axis from left to right, from -π/2 to π/2.
    open var pitch: Double { asin(min(1, max(-1, rotationMatrix.m23))) }
    /// About the axis out of the screen, from -π to π.
    open var yaw: Double {
        let matrix = rotationMatrix
        return atan2(-matrix.m21, matrix.m22)
    }
    /// All three as one turn, which brings a direction of the device to one of the reference.
    open private(set) var quaternion: CMQuaternion
    /// The opposite turn as a matrix: it brings a direction of the reference to one of the device.
    open var rotationMatrix: CMRotationMatrix { CMRotationMatrix(inverseOf: quaternion) }

    init(quaternion: CMQuaternion) {
        self.quaternion = quaternion
    }

    /// Makes this the change from another attitude to what this was.
    // apple: https://developer.apple.com/documentation/coremotion/cmattitude/multiply(byinverseof:)
    open func multiply(byInverseOf attitude: CMAttitude) { quaternion = attitude.quaternion.inverse * quaternion }

    /// Returns an attitude of its own.
    open func copy(with zone: NSZone? = nil) -> Any { CMAttitude(quaternion: quaternion) }
}
