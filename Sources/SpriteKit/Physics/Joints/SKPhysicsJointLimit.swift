internal import CChipmunk
public import Foundation

/// Keeps two points of bodies from going farther apart, as a rope does.
// apple: https://developer.apple.com/documentation/spritekit/skphysicsjointlimit
open class SKPhysicsJointLimit: SKPhysicsJoint {
    /// A rope between two bodies, as long as the anchors are apart.
    /// - Parameters:
    ///   - anchorA: in points of the scene.
    ///   - anchorB: in points of the scene.
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointLimit {
        let joint = SKPhysicsJointLimit(bodyA, bodyB, anchorA, anchorB)
        joint.maxLength = hypot(anchorA.x - anchorB.x, anchorA.y - anchorB.y)
        return joint
    }

    /// In points. Default: how far the anchors are apart.
    open var maxLength: CGFloat = 0 { didSet { if maxLength != oldValue { didChange() } } }

    override func connect(_ plan: JointPlan) -> [OpaquePointer?] {
        [cpSlideJointNew(plan.first, plan.second, plan.anchorA, plan.anchorB, 0, max(maxLength, 0))]
    }
}
