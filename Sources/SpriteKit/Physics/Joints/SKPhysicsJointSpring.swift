internal import CChipmunk
public import Foundation

/// A spring between points of two bodies. It is at rest as long as it is when it comes into the world.
// apple: https://developer.apple.com/documentation/spritekit/skphysicsjointspring
open class SKPhysicsJointSpring: SKPhysicsJoint {
    /// The library cannot follow faster swings.
    private static let fastest = 60.0

    /// A spring between two bodies.
    /// - Parameters:
    ///   - anchorA: in points of the scene.
    ///   - anchorB: in points of the scene.
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
    ) -> SKPhysicsJointSpring {
        SKPhysicsJointSpring(bodyA, bodyB, anchorA, anchorB)
    }

    /// Swings in a second. Default: 0, a rod that does not swing.
    open var frequency: CGFloat = 0 { didSet { if frequency != oldValue { didChange() } } }
    /// How fast it comes to rest; with 1 it does not swing over. Default: 0.
    open var damping: CGFloat = 0 { didSet { if damping != oldValue { didChange() } } }

    override func connect(_ plan: JointPlan) -> [OpaquePointer?] {
        let inverse = (bodyA.isDynamic ? 1 / bodyA.mass : 0) + (bodyB.isDynamic ? 1 / bodyB.mass : 0)
        guard inverse > 0 else { return [] }
        guard frequency > 0 else {
            if plan.length < 1e-3 { return [cpPivotJointNew2(plan.first, plan.second, plan.anchorA, plan.anchorB)] }
            return [cpPinJointNew(plan.first, plan.second, plan.anchorA, plan.anchorB)]
        }
        let speed = 2 * .pi * min(frequency, Self.fastest)
        return [
            cpDampedSpringNew(
                plan.first, plan.second, plan.anchorA, plan.anchorB, plan.length, speed * speed / inverse,
                2 * max(damping, 0) * speed / inverse)
        ]
    }
}
