internal import CChipmunk
public import Foundation
import UIKit

/// The physics of a scene. Bodies are in it as long as their nodes are in the scene.
// apple: https://developer.apple.com/documentation/spritekit/skphysicsworld
@preconcurrency @MainActor
open class SKPhysicsWorld: NSObject {
    /// Seconds of one step. All steps are of equal length, whatever frames come, so that motion does not depend on them.
    static let step: TimeInterval = 1.0 / 240

    weak var scene: SKScene?
    private var space: PhysicsSpace?
    private var bodies: [SKPhysicsBody] = []
    /// All that were added, whether or not their bodies are in the scene.
    var joints: [SKPhysicsJoint] = []
    /// Seconds that have passed and were too few for a step.
    private var timeLeft: TimeInterval = 0

    // MARK: What it is like

    /// In metres/s²; 150 points are a metre. Default: (0, -9.8).
    open var gravity = CGVector(dx: 0, dy: -9.8)

    /// How fast time passes; 0 halts everything. Default: 1.
    open var speed: CGFloat = 1

    /// Who is notified of bodies that touch. Not kept alive. Default: nil.
    open weak var contactDelegate: (any SKPhysicsContactDelegate)?

    // MARK: Finding bodies

    /// A body at a point of the scene; nil if there is none.
    open func body(at point: CGPoint) -> SKPhysicsBody? { currentBodies.first { $0.contains(point) } }

    /// A body of which the outline's rectangle meets a rectangle of the scene; nil if there is none.
    open func body(in rect: CGRect) -> SKPhysicsBody? { currentBodies.first { $0.box.intersects(rect) } }

    /// Calls a function with each body at a point of the scene.
    open func enumerateBodies(at point: CGPoint, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {
        visit(currentBodies.filter { $0.contains(point) }, block)
    }

    /// Calls a function with each body of which the outline's rectangle meets a rectangle of the scene.
    open func enumerateBodies(in rect: CGRect, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {
        visit(currentBodies.filter { $0.box.intersects(rect) }, block)
    }

    private func visit(_ bodies: [SKPhysicsBody], _ block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop: ObjCBool = false
        for body in bodies {
            block(body, &stop)
            if stop.boolValue { return }
        }
    }

    private var currentBodies: [SKPhysicsBody] {
        if let scene { adoptBodies(of: scene) }
        return bodies
    }

    // MARK: Time

    /// Moves the bodies of a scene, and tells the delegate what has touched.
    func simulate(_ scene: SKScene, for seconds: TimeInterval) {
        adoptBodies(of: scene)
        guard let space else { return }
        for joint in joints { joint.handle.update(joint, in: space.pointer) }
        space.setEffort(hasJoints: !joints.isEmpty)
        timeLeft += max(seconds * TimeInterval(speed), 0)
        // A rounding error must not cost a step.
        let count = Int(timeLeft / Self.step + 1e-6)
        timeLeft = max(timeLeft - TimeInterval(count) * Self.step, 0)
        let active = bodies.filter { $0.node.map { !$0.isPausedInTree } ?? false }
        for _ in 0..<count {
            for body in active { body.accelerate(by: gravity, during: Self.step) }
            space.step(Self.step)
        }
        if count > 0 { for body in active { body.forgetForces() } }
        for body in active where body.isDynamic {
            if let node = body.node { body.handle.writeNode(node) }
        }
        space.contacts.tell(contactDelegate)
    }

    /// Has the bodies of all nodes in the scene, and no others, where the nodes are.
    private func adoptBodies(of scene: SKScene) {
        var found: [SKPhysicsBody] = []
        func visit(_ node: SKNode) {
            if let body = node.physicsBody { found.append(body) }
            for child in node.children { visit(child) }
        }
        visit(scene)
        guard !found.isEmpty || !bodies.isEmpty else { return }
        let space = space ?? PhysicsSpace()
        self.space = space
        let known = Set(found.map { ObjectIdentifier($0) })
        for body in bodies where !known.contains(ObjectIdentifier(body)) {
            space.contacts.forget(body)
            removeJoints { $0.bodyA === body || $0.bodyB === body }
            body.handle.leave(space.pointer)
        }
        for body in found { body.handle.enter(space.pointer, body) }
        bodies = found
        for body in bodies {
            if let node = body.node { body.handle.readNode(node, body, in: space.pointer) }
        }
    }

    /// Has the joints that can be there.
    func updateJoints() {
        guard let scene else { return }
        adoptBodies(of: scene)
        if let space { for joint in joints { joint.handle.update(joint, in: space.pointer) } }
    }

    func removeJoints(where isWanted: (SKPhysicsJoint) -> Bool) {
        for joint in joints where isWanted(joint) {
            if let space { joint.handle.leave(space.pointer) }
        }
        joints.removeAll(where: isWanted)
    }

    func contacts(of body: SKPhysicsBody) -> [SKPhysicsBody] { space?.contacts.partners(of: body) ?? [] }

    /// The outlines of all bodies, in the coordinates of the scene.
    var outlines: CGPath {
        let path = CGMutablePath()
        for body in bodies {
            let (parts, transform) = body.handle.shapes(of: body)
            for part in parts { part.add(to: path, transform) }
        }
        return path
    }

    isolated deinit {
        removeJoints { _ in true }
        for body in bodies { if let space { body.handle.leave(space.pointer) } }
    }
}

extension SKPhysicsBody {
    func contains(_ point: CGPoint) -> Bool {
        let (parts, transform) = handle.shapes(of: self)
        let inner = point.applying(transform.inverted())
        return parts.contains { $0.contains(inner) }
    }

    /// The rectangle about the outline, in the coordinates of the scene.
    fileprivate var box: CGRect {
        let path = CGMutablePath()
        let (parts, transform) = handle.shapes(of: self)
        for part in parts { part.add(to: path, transform) }
        return path.boundingBoxOfPath
    }
}

extension SKNode {
    /// True if the node or one of its parents is paused.
    fileprivate var isPausedInTree: Bool { sequence(first: self, next: \.parent).contains { $0.isPaused } }
}
