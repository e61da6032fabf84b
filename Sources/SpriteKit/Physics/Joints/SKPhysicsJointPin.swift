internal import CChipmunk
public import Foundation

/// Holds two bodies together at a point, about which they turn.
// apple: https://developer.apple.com/documentation/spritekit/skphysicsjointpin
open class SKPhysicsJointPin: SKPhysicsJoint {
    /// A pin through two bodies.
    /// - Parameter anchor: in points of the scene.
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointPin {
        SKPhysicsJointPin(bodyA, bodyB, anchor, anchor)
    }

    /// True if the limits count. Default: false.
    open var shouldEnableLimits = false { didSet { if shouldEnableLimits != oldValue { didChange() } } }
    /// How far the second body is turned against the first at least, in radians from where it was. Default: 0.
    open var lowerAngleLimit: CGFloat = 0 { didSet { if lowerAngleLimit != oldValue { didChange() } } }
    /// How far the second body is turned against the first at most, in radians from where it was. Default: 0.
    open var upperAngleLimit: CGFloat = 0 { didSet { if upperAngleLimit != oldValue { didChange() } } }
    /// The largest torque against turning, in newton metres. Default: 0.
    open var frictionTorque: CGFloat = 0 { didSet { if frictionTorque != oldValue { didChange() } } }

    override func connect(_ plan: JointPlan) -> [OpaquePointer?] {
        var parts: [OpaquePointer?] = [cpPivotJointNew2(plan.first, plan.second, plan.anchorA, plan.anchorB)]
        guard canTurn else { return parts }
        if shouldEnableLimits, lowerAngleLimit <= upperAngleLimit {
            parts.append(cpRotaryLimitJointNew(plan.first, plan.second, plan.turn + lowerAngleLimit, plan.turn + upperAngleLimit))
        }
        if frictionTorque > 0 {
            let brake = cpSimpleMotorNew(plan.first, plan.second, 0)
            cpConstraintSetMaxForce(brake, frictionTorque * SKPhysicsBody.pointsPerMeter * SKPhysicsBody.pointsPerMeter)
            parts.append(brake)
        }
        return parts
    }
}
