internal import CChipmunk
import Foundation

/// How two bodies lie to each other when a joint comes into a world.
struct JointPlan {
    let first: OpaquePointer
    let second: OpaquePointer
    /// On the bodies.
    let anchorA: cpVect
    let anchorB: cpVect
    /// By how much the second is turned against the first, in radians.
    let turn: CGFloat
    /// Between the anchors, in points.
    let length: CGFloat
}
