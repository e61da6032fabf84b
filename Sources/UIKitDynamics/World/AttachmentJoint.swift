internal import CChipmunk
import Foundation

/// The joint that holds an item to a point or to another item.
@MainActor
final class AttachmentJoint {
    /// The share of an error that a step leaves.
    private static let errorLeft = 0.7
    /// The fastest spring that steps of this length can follow, in radians per second.
    private static let fastestSpring = 0.9 / DynamicsWorld.step

    nonisolated(unsafe) private var constraints: [OpaquePointer] = []
    /// A body without mass that stands where the anchor is, so that what hangs on it gets the anchor's velocity.
    nonisolated(unsafe) private let anchor: OpaquePointer?
    private let first: DynamicBody
    private let second: DynamicBody?

    /// - Parameter anchorPoint: where the anchor is at first, if there is one.
    init?(_ plan: AttachmentPlan, anchorPoint: CGPoint, in world: DynamicsWorld) {
        guard let first = world.body(of: plan.item) else { return nil }
        self.first = first
        second = plan.otherItem.flatMap { world.body(of: $0) }
        anchor = plan.otherItem == nil ? cpBodyNewKinematic() : nil
        if let anchor {
            cpBodySetPosition(anchor, cpVect(anchorPoint))
            cpSpaceAddBody(world.space, anchor)
        }
        guard let partner = second?.pointer ?? anchor else { return nil }
        connect(partner, by: plan)
        for constraint in constraints { cpSpaceAddConstraint(world.space, constraint) }
    }

    deinit {
        for constraint in constraints { cpConstraintFree(constraint) }
        if let anchor { cpBodyFree(anchor) }
    }

    func remove(from world: DynamicsWorld) {
        for constraint in constraints { cpSpaceRemoveConstraint(world.space, constraint) }
        if let anchor { cpSpaceRemoveBody(world.space, anchor) }
    }

    // MARK: The anchor

    var anchorPoint: CGPoint? { anchor.map { CGPoint(cpBodyGetPosition($0)) } }

    /// Lets the anchor travel to a point while the steps of a frame are taken.
    func moveAnchor(to point: CGPoint, during duration: TimeInterval) {
        guard let anchor, duration > 0, point.x.isFinite, point.y.isFinite else { return }
        let position = cpBodyGetPosition(anchor)
        cpBodySetVelocity(anchor, cpVect(x: (point.x - position.x) / duration, y: (point.y - position.y) / duration))
    }

    func endFrame() {
        if let anchor { cpBodySetVelocity(anchor, cpVect(x: 0, y: 0)) }
    }

    // MARK: Constraints

    private func add(_ constraint: OpaquePointer?) {
        guard let constraint else { return }
        cpConstraintSetErrorBias(constraint, pow(Self.errorLeft, 1 / DynamicsWorld.step))
        constraints.append(constraint)
    }

    private func connect(_ partner: OpaquePointer, by plan: AttachmentPlan) {
        let (here, there) = (cpVect(plan.offset), cpVect(plan.otherOffset))
        switch plan.kind {
        case .distance where plan.frequency > 0: addSpring(to: partner, by: plan)
        case .distance where plan.length < 0.001: add(cpPivotJointNew2(partner, first.pointer, there, here))
        case .distance:
            let pin = cpPinJointNew(partner, first.pointer, there, here)
            cpPinJointSetDist(pin, plan.length)
            add(pin)
        case .limit: add(cpSlideJointNew(partner, first.pointer, there, here, 0, plan.length))
        case .pin:
            add(cpPivotJointNew2(partner, first.pointer, there, here))
            if !plan.range.isInfinite {
                let turn = plan.turn
                add(cpRotaryLimitJointNew(partner, first.pointer, turn + plan.range.minimum, turn + plan.range.maximum))
            }
        case .fixed:
            add(cpPivotJointNew2(partner, first.pointer, there, here))
            add(cpGearJointNew(partner, first.pointer, plan.turn, 1))
        case .sliding(let axis):
            addGroove(along: axis, to: partner, by: plan)
            add(cpGearJointNew(partner, first.pointer, plan.turn, 1))
        }
        addFriction(with: partner, by: plan)
    }

    private func addSpring(to partner: OpaquePointer, by plan: AttachmentPlan) {
        let inverse = (first.traits.isAnchored ? 0 : 1 / first.mass) + (second.map { $0.traits.isAnchored ? 0 : 1 / $0.mass } ?? 0)
        guard inverse > 0 else { return }
        let speed = min(2 * .pi * plan.frequency, Self.fastestSpring)
        add(
            cpDampedSpringNew(
                partner, first.pointer, cpVect(plan.otherOffset), cpVect(plan.offset), plan.length, speed * speed / inverse,
                2 * max(plan.damping, 0) * speed / inverse))
    }

    private func addGroove(along axis: CGVector, to partner: OpaquePointer, by plan: AttachmentPlan) {
        let length = hypot(axis.dx, axis.dy)
        guard length > 0 else { return }
        let (origin, farthest) = (plan.otherOffset, 100_000.0)
        func end(_ distance: CGFloat) -> cpVect {
            let distance = min(max(distance, -farthest), farthest)
            return cpVect(x: origin.x + axis.dx / length * distance, y: origin.y + axis.dy / length * distance)
        }
        add(cpGrooveJointNew(partner, first.pointer, end(plan.range.minimum), end(plan.range.maximum), cpVect(plan.offset)))
    }

    private func addFriction(with partner: OpaquePointer, by plan: AttachmentPlan) {
        guard plan.frictionTorque > 0, let brake = cpSimpleMotorNew(partner, first.pointer, 0) else { return }
        // ad-hoc: the unit of the torque is said nowhere. Here 1 is a force of 1, as of a push, on a lever of 100 points.
        cpConstraintSetMaxForce(brake, plan.frictionTorque * 100 * 100)
        add(brake)
    }
}
