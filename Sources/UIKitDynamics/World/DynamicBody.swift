internal import CChipmunk
import Foundation

/// The body of an item: where it is, how it is turned, and how fast.
@MainActor
final class DynamicBody {
    /// The mass of an item with an area of 1 and a density of 1, so that one of 100 × 100 points weighs 1.
    private static let massPerArea: CGFloat = 1.0 / 10_000
    /// The least mass: a lighter body could not be moved with numbers of this size.
    private static let leastMass: CGFloat = 1e-6

    let item: any UIDynamicItem
    nonisolated(unsafe) let pointer: OpaquePointer
    nonisolated(unsafe) private var shape: OpaquePointer?
    /// How many behaviours have the item.
    var userCount = 1
    private(set) var traits = BodyTraits()
    private(set) var outline: BodyOutline
    /// The item's transform without its angle.
    private var unturned = CGAffineTransform.identity
    /// The values that the item was given last.
    private var written: (center: CGPoint, angle: CGFloat) = (.zero, 0)

    init(item: any UIDynamicItem, in world: DynamicsWorld) {
        self.item = item
        guard let pointer = cpBodyNew(1, 1) else { _requireFailure("There is no memory left for a dynamic item.") }
        self.pointer = pointer
        outline = BodyOutline(of: item)
        cpSpaceAddBody(world.space, pointer)
        readItem(in: world)
    }

    deinit {
        if let shape { cpShapeFree(shape) }
        cpBodyFree(pointer)
    }

    func remove(from world: DynamicsWorld) {
        if let shape { cpSpaceRemoveShape(world.space, shape) }
        cpSpaceRemoveBody(world.space, pointer)
    }

    // MARK: Position and motion

    /// In the coordinates of the world.
    var position: CGPoint { CGPoint(cpBodyGetPosition(pointer)) }
    /// In radians, clockwise as it looks on the screen.
    var angle: CGFloat { cpBodyGetAngle(pointer) }

    /// In points per second.
    var velocity: CGPoint {
        get { CGPoint(cpBodyGetVelocity(pointer)) }
        set { if !traits.isAnchored { cpBodySetVelocity(pointer, cpVect(newValue)) } }
    }

    /// In radians per second.
    var angularVelocity: CGFloat {
        get { cpBodyGetAngularVelocity(pointer) }
        set { if !traits.isAnchored, traits.allowsRotation { cpBodySetAngularVelocity(pointer, newValue) } }
    }

    /// The mass as a multiple of that of an item of 100 × 100 points with a density of 1.
    var mass: CGFloat { max(traits.density * outline.size.width * outline.size.height * Self.massPerArea, Self.leastMass) }

    /// The rectangle about the turned item.
    var frame: CGRect {
        let box = CGRect(x: -outline.size.width / 2, y: -outline.size.height / 2, width: outline.size.width, height: outline.size.height)
            .applying(CGAffineTransform(rotationAngle: angle))
        return box.offsetBy(dx: position.x, dy: position.y)
    }

    /// Where a point of the item stands, given from its middle and in its own turned axes.
    func worldPoint(_ offset: CGPoint) -> CGPoint { CGPoint(cpBodyLocalToWorld(pointer, cpVect(offset))) }

    func localPoint(_ point: CGPoint) -> CGPoint { CGPoint(cpBodyWorldToLocal(pointer, cpVect(point))) }

    /// Pushes during the next step.
    /// - Parameter force: 1 moves a mass of 1 with 1 point/s².
    func apply(_ force: CGVector, at point: CGPoint) {
        guard !traits.isAnchored else { return }
        cpBodyApplyForceAtWorldPoint(pointer, cpVect(x: force.dx, y: force.dy), cpVect(point))
    }

    func applyImpulse(_ impulse: CGVector, at point: CGPoint) {
        guard !traits.isAnchored else { return }
        cpBodyApplyImpulseAtWorldPoint(pointer, cpVect(x: impulse.dx, y: impulse.dy), cpVect(point))
    }

    /// Loses what resistance takes in a time.
    func resist(during time: TimeInterval) {
        guard !traits.isAnchored else { return }
        if traits.resistance > 0 {
            let share = exp(-traits.resistance * time)
            velocity = CGPoint(x: velocity.x * share, y: velocity.y * share)
        }
        if traits.angularResistance > 0 { angularVelocity *= exp(-traits.angularResistance * time) }
    }

    // MARK: The item

    /// Takes over where and how large the item is.
    func readItem(in world: DynamicsWorld) {
        let transform = item.transform
        let angle = atan2(transform.b, transform.a)
        let center = world.point(fromCenterOf: item)
        guard center.x.isFinite, center.y.isFinite, angle.isFinite else { return }
        unturned = transform.concatenating(CGAffineTransform(rotationAngle: -angle))
        cpBodySetPosition(pointer, cpVect(center))
        cpBodySetAngle(pointer, angle)
        written = (item.center, angle)
        outline = BodyOutline(of: item)
        replaceShape(in: world)
        adoptMass()
    }

    /// Gives the item the position and the angle of the body, if they are others than before.
    func writeItem(in world: DynamicsWorld) {
        let center = world.center(for: item, at: position)
        if center != written.center { item.center = center }
        let angle = angle
        if angle != written.angle { item.transform = unturned.concatenating(CGAffineTransform(rotationAngle: angle)) }
        written = (center, angle)
    }

    // MARK: Traits

    func adopt(_ newTraits: BodyTraits) {
        guard newTraits != traits else { return }
        let wasAnchored = traits.isAnchored
        traits = newTraits
        if traits.isAnchored != wasAnchored {
            cpBodySetType(pointer, traits.isAnchored ? CP_BODY_TYPE_KINEMATIC : CP_BODY_TYPE_DYNAMIC)
            cpBodySetVelocity(pointer, cpVect(x: 0, y: 0))
            cpBodySetAngularVelocity(pointer, 0)
        }
        if !traits.allowsRotation { cpBodySetAngularVelocity(pointer, 0) }
        adoptMass()
    }

    private func adoptMass() {
        guard !traits.isAnchored else { return }
        cpBodySetMass(pointer, mass)
        cpBodySetMoment(pointer, traits.allowsRotation ? outline.moment(mass: mass) : .infinity)
    }

    private func replaceShape(in world: DynamicsWorld) {
        if let shape {
            cpSpaceRemoveShape(world.space, shape)
            cpShapeFree(shape)
        }
        let shape = outline.makeShape(for: pointer)
        cpShapeSetUserData(shape, Unmanaged.passUnretained(self).toOpaque())
        cpSpaceAddShape(world.space, shape)
        self.shape = shape
    }
}
