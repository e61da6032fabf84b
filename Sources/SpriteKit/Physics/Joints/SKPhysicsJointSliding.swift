internal import CChipmunk
public import Foundation

/// Lets a body slide along a line of another one, and not turn against it.
// apple: https://developer.apple.com/documentation/spritekit/skphysicsjointsliding
open class SKPhysicsJointSliding: SKPhysicsJoint {
    private static let farthest = 100_000.0
    private let axis: CGVector

    private init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ anchor: CGPoint, axis: CGVector) {
        self.axis = axis
        super.init(bodyA, bodyB, anchor, anchor)
    }

    /// A rail on the first body.
    /// - Parameters:
    ///   - anchor: in points of the scene.
    ///   - axis: the direction of the rail in the scene.
    open class func joint(
        withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector
    ) -> SKPhysicsJointSliding {
        SKPhysicsJointSliding(bodyA, bodyB, anchor, axis: axis)
    }

    /// True if the limits count. Default: false.
    open var shouldEnableLimits = false { didSet { if shouldEnableLimits != oldValue { didChange() } } }
    /// How far the second body goes against the direction, in points from where it was, below 0. Default: 0.
    open var lowerDistanceLimit: CGFloat = 0 { didSet { if lowerDistanceLimit != oldValue { didChange() } } }
    /// How far the second body goes along the direction, in points from where it was. Default: 0.
    open var upperDistanceLimit: CGFloat = 0 { didSet { if upperDistanceLimit != oldValue { didChange() } } }

    /// The direction on the first body, as it lay when the joint came.
    private lazy var localAxis: cpVect? = {
        let length = hypot(axis.dx, axis.dy)
        guard length > 0, length.isFinite else { return nil }
        let angle = cpBodyGetAngle(bodyA.handle.pointer)
        let (x, y) = (axis.dx / length, axis.dy / length)
        return cpVect(x: x * cos(angle) + y * sin(angle), y: y * cos(angle) - x * sin(angle))
    }()

    override func connect(_ plan: JointPlan) -> [OpaquePointer?] {
        guard let axis = localAxis else { return [] }
        func end(_ distance: CGFloat) -> cpVect {
            let distance = min(max(distance, -Self.farthest), Self.farthest)
            return cpVect(x: plan.anchorA.x + axis.x * distance, y: plan.anchorA.y + axis.y * distance)
        }
        // The library takes no rail without a length.
        let limits = (lowerDistanceLimit, max(upperDistanceLimit, lowerDistanceLimit + 1e-3))
        let (low, high) = shouldEnableLimits ? limits : (-Self.farthest, Self.farthest)
        let groove = cpGrooveJointNew(plan.first, plan.second, end(low), end(high), plan.anchorB)
        return canTurn ? [groove, cpGearJointNew(plan.first, plan.second, plan.turn, 1)] : [groove]
    }
}
