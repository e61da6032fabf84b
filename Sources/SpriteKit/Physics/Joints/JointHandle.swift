internal import CChipmunk
import Foundation

/// The constraints of the library that a joint is made of, while it is in a world.
@MainActor
final class JointHandle {
    nonisolated(unsafe) private var constraints: [OpaquePointer] = []
    /// True if the library has to be asked for the joint anew.
    var needsRebuild = true
    private var built: Mobility?
    /// Of what is out of place, four tenths are left after a sixtieth of a second. With much less, bodies that are light and far from their joint
    /// are thrown about.
    private static let errorLeft = pow(0.4, 60.0)

    /// What the bodies can do. The library stops the program if it is asked to move what cannot be moved.
    private struct Mobility: Equatable {
        var moves: [Bool]
        var turns: [Bool]

        @MainActor init(_ joint: SKPhysicsJoint) {
            let bodies = [joint.bodyA, joint.bodyB]
            moves = bodies.map { $0.isDynamic }
            turns = bodies.map { $0.isDynamic && $0.allowsRotation }
        }
    }

    deinit { for constraint in constraints { cpConstraintFree(constraint) } }

    /// Is in the space if both bodies are.
    func update(_ joint: SKPhysicsJoint, in space: OpaquePointer) {
        let mobility = Mobility(joint)
        guard needsRebuild || mobility != built else { return }
        leave(space)
        let (first, second) = (joint.bodyA, joint.bodyB)
        guard first !== second, first.handle.isInWorld, second.handle.isInWorld, mobility.moves.contains(true) else { return }
        (needsRebuild, built) = (false, mobility)
        for case let constraint? in joint.connect(joint.plan()) {
            cpConstraintSetErrorBias(constraint, Self.errorLeft)
            cpSpaceAddConstraint(space, constraint)
            constraints.append(constraint)
        }
    }

    func leave(_ space: OpaquePointer) {
        for constraint in constraints {
            cpSpaceRemoveConstraint(space, constraint)
            cpConstraintFree(constraint)
        }
        constraints = []
        needsRebuild = true
    }
}
