import Foundation
import Testing
@testable import CoreMotion

/// The reckoning with attitudes, which no sensor gives here.
@Suite struct AttitudeTests {
    /// Turns about z, then x, then y.
    private func attitude(roll: Double = 0, pitch: Double = 0, yaw: Double = 0) -> CMAttitude {
        let (z, x, y) = (
            CMQuaternion(x: 0, y: 0, z: sin(yaw / 2), w: cos(yaw / 2)), CMQuaternion(x: sin(pitch / 2), y: 0, z: 0, w: cos(pitch / 2)),
            CMQuaternion(x: 0, y: sin(roll / 2), z: 0, w: cos(roll / 2))
        )
        return CMAttitude(quaternion: z * x * y)
    }

    private func isNear(_ found: Double, _ wanted: Double) -> Bool { abs(found - wanted) < 1e-12 }

    @Test("The angles are read back from the turn", arguments: [(0.3, 0.2, -2.5), (-3, 1.5, 0.1), (0, 0, 0), (2, -1.2, 3)])
    func angles(roll: Double, pitch: Double, yaw: Double) {
        let attitude = attitude(roll: roll, pitch: pitch, yaw: yaw)
        #expect(isNear(attitude.roll, roll))
        #expect(isNear(attitude.pitch, pitch))
        #expect(isNear(attitude.yaw, yaw))
    }

    @Test("The matrix brings directions of the reference to the device: one that stands upright has the sky at its upper edge")
    func matrix() {
        let upright = attitude(pitch: .pi / 2).rotationMatrix
        #expect(isNear(upright.m13, 0) && isNear(upright.m23, 1) && isNear(upright.m33, 0))
        let flat = attitude().rotationMatrix
        #expect(flat.m11 == 1 && flat.m22 == 1 && flat.m33 == 1 && flat.m12 == 0)
        #expect(CMRotationMatrix().m22 == 0)
    }

    @Test("The change from an attitude to itself is none, and one about an axis is the difference")
    func change() {
        let former = attitude(roll: 0.4, pitch: 0.3, yaw: 1)
        let same = attitude(roll: 0.4, pitch: 0.3, yaw: 1)
        same.multiply(byInverseOf: former)
        #expect(isNear(same.quaternion.w, 1) && isNear(same.roll, 0) && isNear(same.yaw, 0))
        let later = attitude(yaw: 1.5)
        later.multiply(byInverseOf: attitude(yaw: 1))
        #expect(isNear(later.yaw, 0.5))
    }

    @Test("A copy does not change with the original; numbers out of range make no angle that is none")
    func copying() throws {
        let original = attitude(yaw: 1)
        let copy = try #require(original.copy() as? CMAttitude)
        original.multiply(byInverseOf: copy)
        #expect(isNear(copy.yaw, 1) && isNear(original.yaw, 0))
        #expect(!CMAttitude(quaternion: CMQuaternion(x: 9, y: 0, z: 0, w: 9)).pitch.isNaN)
    }
}
