internal import CChipmunk
import Foundation
import ObjCRuntime

/// A body of the library, with its shapes while it is in a world.
@MainActor
final class BodyHandle {
    nonisolated(unsafe) let pointer: OpaquePointer
    nonisolated(unsafe) private var shapes: [OpaquePointer] = []
    private var scale = CGSize(width: 1, height: 1)
    private(set) var isInWorld = false
    /// Where the node was when it was last looked at.
    private var written: (position: CGPoint, angle: CGFloat)?

    init() {
        guard let pointer = cpBodyNew(1, 1) else { _requireFailure("There is no memory left for a physics body.") }
        self.pointer = pointer
    }

    deinit {
        for shape in shapes { cpShapeFree(shape) }
        cpBodyFree(pointer)
    }

    var velocity: CGVector {
        get {
            let vector = cpBodyGetVelocity(pointer)
            return CGVector(dx: vector.x, dy: vector.y)
        }
        set { if newValue.dx.isFinite, newValue.dy.isFinite { cpBodySetVelocity(pointer, cpVect(x: newValue.dx, y: newValue.dy)) } }
    }

    var angularVelocity: CGFloat {
        get { cpBodyGetAngularVelocity(pointer) }
        set { if newValue.isFinite { cpBodySetAngularVelocity(pointer, newValue) } }
    }

    func stop() {
        velocity = .zero
        angularVelocity = 0
    }

    func setMass(_ mass: CGFloat, moment: CGFloat, isDynamic: Bool) {
        if isDynamic {
            if cpBodyGetType(pointer) != CP_BODY_TYPE_DYNAMIC { cpBodySetType(pointer, CP_BODY_TYPE_DYNAMIC) }
            cpBodySetMass(pointer, mass)
            cpBodySetMoment(pointer, moment)
        } else if cpBodyGetType(pointer) == CP_BODY_TYPE_DYNAMIC {
            cpBodySetType(pointer, CP_BODY_TYPE_KINEMATIC)
        }
        for shape in shapes { setFilter(of: shape) }
    }

    // MARK: In a world

    func enter(_ space: OpaquePointer, _ body: SKPhysicsBody) {
        guard !isInWorld else { return }
        isInWorld = true
        written = nil
        cpSpaceAddBody(space, pointer)
        makeShapes(in: space, body)
    }

    func leave(_ space: OpaquePointer) {
        guard isInWorld else { return }
        isInWorld = false
        removeShapes(from: space)
        cpSpaceRemoveBody(space, pointer)
    }

    private func removeShapes(from space: OpaquePointer) {
        for shape in shapes {
            cpSpaceRemoveShape(space, shape)
            cpShapeFree(shape)
        }
        shapes = []
    }

    private func makeShapes(in space: OpaquePointer, _ body: SKPhysicsBody) {
        for part in body.outline.compactMap({ $0.scaled(x: scale.width, y: scale.height) }) {
            for shape in part.makeShapes(for: pointer) {
                cpShapeSetUserData(shape, Unmanaged.passUnretained(body).toOpaque())
                setFilter(of: shape)
                cpSpaceAddShape(space, shape)
                shapes.append(shape)
            }
        }
    }

    // optimization: bodies that nothing moves do not meet each other; the library need not compare the blocks of a wall.
    private func setFilter(of shape: OpaquePointer) {
        let isDynamic = cpBodyGetType(pointer) == CP_BODY_TYPE_DYNAMIC
        cpShapeSetFilter(shape, cpShapeFilter(group: 0, categories: isDynamic ? 1 : 2, mask: isDynamic ? 3 : 1))
    }

    /// Takes over where the node is, if others have moved it.
    func readNode(_ node: SKNode, _ body: SKPhysicsBody, in space: OpaquePointer) {
        let transform = node.transformToRoot
        let width = hypot(transform.a, transform.b)
        let height = width == 0 ? 0 : (transform.a * transform.d - transform.b * transform.c) / width
        let position = CGPoint(x: transform.tx, y: transform.ty)
        let angle = atan2(transform.b, transform.a)
        guard position.x.isFinite, position.y.isFinite, angle.isFinite, width.isFinite, height.isFinite else { return }
        if width != scale.width || height != scale.height {
            scale = CGSize(width: width, height: height)
            removeShapes(from: space)
            makeShapes(in: space, body)
        }
        guard written?.position != position || written?.angle != angle else { return }
        cpBodySetPosition(pointer, cpVect(position))
        cpBodySetAngle(pointer, angle)
        cpSpaceReindexShapesForBody(space, pointer)
        written = (position, angle)
    }

    /// Gives the node the place of the body.
    func writeNode(_ node: SKNode) {
        guard let parent = node.parent else { return }
        let (position, angle) = (CGPoint(cpBodyGetPosition(pointer)), cpBodyGetAngle(pointer))
        guard position.x.isFinite, position.y.isFinite, angle.isFinite, let old = written else { return }
        let outer = parent.transformToRoot
        if position != old.position { node.position = position.applying(outer.inverted()) }
        if angle != old.angle { node.zRotation += angle - old.angle }
        let transform = node.transformToRoot
        let newAngle = atan2(transform.b, transform.a)
        written = (CGPoint(x: transform.tx, y: transform.ty), newAngle)
        // The same angle, without whole turns.
        if newAngle != angle { cpBodySetAngle(pointer, newAngle) }
    }

    /// The outline in the coordinates of the scene.
    func shapes(of body: SKPhysicsBody) -> (parts: [BodyShape], transform: CGAffineTransform) {
        let position = CGPoint(cpBodyGetPosition(pointer))
        let transform = CGAffineTransform(translationX: position.x, y: position.y).rotated(by: cpBodyGetAngle(pointer))
        return (body.outline.compactMap { $0.scaled(x: scale.width, y: scale.height) }, transform)
    }
}

extension SKNode {
    /// In the coordinates of the scene.
    var scenePosition: CGPoint {
        let transform = transformToRoot
        return CGPoint(x: transform.tx, y: transform.ty)
    }
}
