internal import CChipmunk
import Foundation
import ObjCRuntime
import UIKitDynamics

/// The library's world.
@MainActor
final class PhysicsSpace {
    nonisolated(unsafe) let pointer: OpaquePointer
    let contacts = ContactLog()

    init() {
        guard let pointer = PhysicsLibrary.makeSpace() else { _requireFailure("There is no memory left for a physics world.") }
        self.pointer = pointer
        setEffort(hasJoints: false)
        observeContacts()
    }

    /// What hangs on joints takes more rounds until everything fits.
    func setEffort(hasJoints: Bool) { cpSpaceSetIterations(pointer, hasJoints ? 60 : 20) }

    deinit { cpSpaceFree(pointer) }

    func step(_ seconds: TimeInterval) {
        contacts.beginStep()
        cpSpaceStep(pointer, seconds)
        contacts.endStep()
    }

    private func observeContacts() {
        guard let handler = cpSpaceAddDefaultCollisionHandler(pointer) else { return }
        handler.pointee.userData = Unmanaged.passUnretained(contacts).toOpaque()
        handler.pointee.preSolveFunc = { arbiter, _, log in
            nonisolated(unsafe) let (arbiter, log) = (arbiter, log)
            guard let arbiter, let log else { return 0 }
            return MainActor.assumeIsolated {
                let log = Unmanaged<ContactLog>.fromOpaque(log).takeUnretainedValue()
                return PhysicsSpace.admits(arbiter, log) ? 1 : 0
            }
        }
    }

    /// Notes what touches, and says whether it bounces.
    fileprivate static func admits(_ arbiter: OpaquePointer, _ log: ContactLog) -> Bool {
        var shapes: (OpaquePointer?, OpaquePointer?)
        cpArbiterGetShapes(arbiter, &shapes.0, &shapes.1)
        guard let first = body(of: shapes.0), let second = body(of: shapes.1), first !== second else { return false }
        let isWatched = first.contactTestBitMask & second.categoryBitMask != 0 || second.contactTestBitMask & first.categoryBitMask != 0
        let bounces = first.bounces(from: second) || second.bounces(from: first)
        guard isWatched || bounces else { return false }
        let normal = cpArbiterGetNormal(arbiter)
        log.note(
            BodyContact(
                first: first, second: second, point: CGPoint(cpArbiterGetPointA(arbiter, 0)), normal: CGVector(dx: normal.x, dy: normal.y),
                approach: approach(of: first, second, along: normal), isWatched: isWatched))
        // ad-hoc: how the values of two bodies go together is said nowhere. The more elastic one decides, as is usual among libraries
        // of this kind, and something without friction slides along everything.
        cpArbiterSetRestitution(arbiter, max(first.restitution, second.restitution))
        cpArbiterSetFriction(arbiter, (first.friction * second.friction).squareRoot())
        return bounces
    }

    /// The momentum with which the bodies come together.
    private static func approach(of first: SKPhysicsBody, _ second: SKPhysicsBody, along normal: cpVect) -> CGFloat {
        let (a, b) = (first.velocity, second.velocity)
        let speed = (a.dx - b.dx) * normal.x + (a.dy - b.dy) * normal.y
        let inverse = (first.isDynamic ? 1 / first.mass : 0) + (second.isDynamic ? 1 / second.mass : 0)
        return inverse > 0 ? max(speed, 0) / inverse : 0
    }

    private static func body(of shape: OpaquePointer?) -> SKPhysicsBody? {
        guard let shape, let data = cpShapeGetUserData(shape) else { return nil }
        return Unmanaged<SKPhysicsBody>.fromOpaque(data).takeUnretainedValue()
    }
}

extension SKPhysicsBody {
    fileprivate func bounces(from other: SKPhysicsBody) -> Bool { isDynamic && collisionBitMask & other.categoryBitMask != 0 }
}
