internal import CChipmunk
public import Foundation
import UIKit

/// Binds two bodies of a scene to each other. It works while it is in the scene's ``SKPhysicsWorld``.
///
/// Anchors are points of the scene, where the bodies are when the joint is added. It goes when one of its bodies leaves the scene.
// apple: https://developer.apple.com/documentation/spritekit/skphysicsjoint
@preconcurrency @MainActor
open class SKPhysicsJoint: NSObject {
    /// One of the bodies.
    open var bodyA: SKPhysicsBody { didSet { if bodyA !== oldValue { forgetAnchors() } } }
    /// The other one.
    open var bodyB: SKPhysicsBody { didSet { if bodyB !== oldValue { forgetAnchors() } } }

    let handle = JointHandle()
    private let anchorA: CGPoint
    private let anchorB: CGPoint
    private var local: JointPlan?

    init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ anchorA: CGPoint, _ anchorB: CGPoint) {
        (self.bodyA, self.bodyB, self.anchorA, self.anchorB) = (bodyA, bodyB, anchorA, anchorB)
        super.init()
    }

    // MARK: Internal

    /// True if one of the bodies can be turned.
    var canTurn: Bool { [bodyA, bodyB].contains { $0.isDynamic && $0.allowsRotation } }

    /// What the library is asked for. Subclasses say it.
    func connect(_ plan: JointPlan) -> [OpaquePointer?] { [] }

    /// A value that the library knows is another one.
    func didChange() { handle.needsRebuild = true }

    private func forgetAnchors() {
        local = nil
        didChange()
    }

    /// Where the anchors are on the bodies, as they were when the joint came into the world.
    func plan() -> JointPlan {
        if let local { return local }
        let (first, second) = (bodyA.handle.pointer, bodyB.handle.pointer)
        let plan = JointPlan(
            first: first, second: second, anchorA: cpBodyWorldToLocal(first, cpVect(anchorA)),
            anchorB: cpBodyWorldToLocal(second, cpVect(anchorB)),
            turn: cpBodyGetAngle(second) - cpBodyGetAngle(first), length: hypot(anchorA.x - anchorB.x, anchorA.y - anchorB.y))
        local = plan
        return plan
    }
}
