internal import CChipmunk
public import Foundation

/// Makes two bodies move as if they were one.
// apple: https://developer.apple.com/documentation/spritekit/skphysicsjointfixed
open class SKPhysicsJointFixed: SKPhysicsJoint {
    /// Binds two bodies as they lie.
    /// - Parameter anchor: in points of the scene.
    open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointFixed {
        SKPhysicsJointFixed(bodyA, bodyB, anchor, anchor)
    }

    /// On the second body: its middle if it alone moves, that of the first if that does, or a point half way.
    private func middle(_ plan: JointPlan) -> cpVect {
        guard bodyA.isDynamic else { return cpVect(x: 0, y: 0) }
        // From the anchor to the middle of the first, turned to the second.
        let first = toSecond(cpVect(x: 0, y: 0), plan)
        return bodyB.isDynamic ? cpVect(x: first.x / 2, y: first.y / 2) : first
    }

    /// A point of the first body for one of the second, as they lie when they are fixed.
    private func toFirst(_ point: cpVect, _ plan: JointPlan) -> cpVect {
        let arm = turned(cpVect(x: point.x - plan.anchorB.x, y: point.y - plan.anchorB.y), by: plan.turn)
        return cpVect(x: plan.anchorA.x + arm.x, y: plan.anchorA.y + arm.y)
    }

    private func toSecond(_ point: cpVect, _ plan: JointPlan) -> cpVect {
        let arm = turned(cpVect(x: point.x - plan.anchorA.x, y: point.y - plan.anchorA.y), by: -plan.turn)
        return cpVect(x: plan.anchorB.x + arm.x, y: plan.anchorB.y + arm.y)
    }

    private func turned(_ arm: cpVect, by angle: CGFloat) -> cpVect {
        cpVect(x: arm.x * cos(angle) - arm.y * sin(angle), y: arm.x * sin(angle) + arm.y * cos(angle))
    }

    override func connect(_ plan: JointPlan) -> [OpaquePointer?] {
        // Wherever two bodies are fixed, they move alike. The library follows best if that is where their middles are.
        let middle = middle(plan)
        let pivot = cpPivotJointNew2(plan.first, plan.second, toFirst(middle, plan), middle)
        return canTurn ? [pivot, cpGearJointNew(plan.first, plan.second, plan.turn, 1)] : [pivot]
    }
}
