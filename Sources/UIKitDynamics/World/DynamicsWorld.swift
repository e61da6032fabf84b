internal import CChipmunk
import Foundation

/// The bodies of a dynamic animator, and the library that moves them.
///
/// Everything of the library that belongs to the world is freed with it, whatever order behaviours and items go in.
@MainActor
final class DynamicsWorld {
    /// Seconds of one step. All steps are of equal length, whatever frames come, so that motion does not depend on them.
    static let step: TimeInterval = 1.0 / 240
    /// A frame makes up for no more than this.
    private static let longestFrame: TimeInterval = 0.1

    nonisolated(unsafe) let space: OpaquePointer
    weak var referenceView: UIView?
    /// In the order in which they came.
    private(set) var bodies: [DynamicBody] = []
    private var joints: [ObjectIdentifier: AttachmentJoint] = [:]
    private(set) var boundaries: [ObjectIdentifier: [CollisionBoundary]] = [:]
    var collisions: [UICollisionBehavior] = []
    let contacts = ContactLog()
    /// Seconds that have passed and were too few for a step.
    private var timeLeft: TimeInterval = 0
    private var stepCount = 0

    init(referenceView: UIView?) {
        self.referenceView = referenceView
        guard let space = PhysicsLibrary.makeSpace() else { _requireFailure("There is no memory left for a dynamic animator.") }
        self.space = space
        cpSpaceSetIterations(space, 20)
        observeContacts()
    }

    deinit { cpSpaceFree(space) }

    var staticBody: OpaquePointer { cpSpaceGetStaticBody(space) }

    // MARK: Bodies

    func body(of item: any UIDynamicItem) -> DynamicBody? { bodies.first { $0.item === item } }

    /// Gives an item a body, or counts one more user of the one it has.
    func retain(_ item: any UIDynamicItem, for animator: UIDynamicAnimator) {
        if let body = body(of: item) {
            body.userCount += 1
            return
        }
        checkContainment(of: item, for: animator)
        let body = DynamicBody(item: item, in: self)
        bodies.append(body)
    }

    func release(_ item: any UIDynamicItem) {
        guard let index = bodies.firstIndex(where: { $0.item === item }) else { return }
        bodies[index].userCount -= 1
        guard bodies[index].userCount == 0 else { return }
        contacts.forget(bodies[index])
        bodies[index].remove(from: self)
        bodies.remove(at: index)
    }

    private func checkContainment(of item: any UIDynamicItem, for animator: UIDynamicAnimator) {
        guard let view = item as? UIView, let referenceView else { return }
        if view === referenceView || !view.isDescendant(of: referenceView) {
            _requireFailure(
                "View item (\(view)) should be a descendant of reference view in \(animator). Add it to the reference view, or to "
                    + "a view inside it, before a behavior with it is added.")
        }
    }

    func describeBodies(by behaviors: [UIDynamicBehavior]) {
        for body in bodies {
            var traits = BodyTraits()
            for behavior in behaviors { behavior.describe(body, in: &traits) }
            body.adopt(traits)
        }
    }

    // MARK: Joints and boundaries

    func setJoint(_ joint: AttachmentJoint?, of behavior: UIAttachmentBehavior) {
        joints[ObjectIdentifier(behavior)]?.remove(from: self)
        joints[ObjectIdentifier(behavior)] = joint
    }

    func joint(of behavior: UIAttachmentBehavior) -> AttachmentJoint? { joints[ObjectIdentifier(behavior)] }

    func setBoundaries(_ boundaries: [CollisionBoundary], of behavior: UICollisionBehavior) {
        for old in self.boundaries[ObjectIdentifier(behavior)] ?? [] {
            contacts.forget(old)
            old.remove(from: self)
        }
        self.boundaries[ObjectIdentifier(behavior)] = boundaries.isEmpty ? nil : boundaries
    }

    // MARK: Time

    func forgetTimeLeft() { timeLeft = 0 }

    /// Counts the time of a frame.
    /// - Returns: how much of it the steps are going to take.
    func begin(lasting seconds: TimeInterval) -> TimeInterval {
        timeLeft += min(max(seconds, 0), Self.longestFrame)
        // A rounding error must not cost a step.
        stepCount = Int(timeLeft / Self.step + 1e-6)
        let duration = TimeInterval(stepCount) * Self.step
        timeLeft = max(timeLeft - duration, 0)
        return duration
    }

    /// Takes the steps of the frame.
    /// - Parameter prepare: called before each.
    func takeSteps(_ prepare: () -> Void) {
        for _ in 0..<stepCount {
            for body in bodies { body.resist(during: Self.step) }
            prepare()
            contacts.beginStep()
            cpSpaceStep(space, Self.step)
            contacts.endStep()
        }
        for joint in joints.values { joint.endFrame() }
    }

    func moveItems() {
        for body in bodies { body.writeItem(in: self) }
    }

    func takeContactEvents() -> [ContactEvent] { contacts.takeEvents() }
}
