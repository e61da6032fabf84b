@testable import SpriteKit
import Testing

@MainActor
struct JointTests {
    private let scene = SKScene(size: CGSize(width: 400, height: 300))

    private func add(_ x: CGFloat, _ y: CGFloat, isDynamic: Bool = true) -> SKNode {
        let node = SKNode()
        node.position = CGPoint(x: x, y: y)
        node.physicsBody = SKPhysicsBody(circleOfRadius: 5)
        node.physicsBody?.isDynamic = isDynamic
        node.physicsBody?.collisionBitMask = 0
        node.physicsBody?.linearDamping = 0
        node.physicsBody?.angularDamping = 0
        scene.addChild(node)
        return node
    }

    private func pass(_ seconds: TimeInterval, each: () -> Void = {}) {
        for _ in 0..<Int((seconds * 60).rounded()) {
            scene.physicsWorld.simulate(scene, for: 1.0 / 60)
            each()
        }
    }

    private func distance(_ first: SKNode, _ second: SKNode) -> CGFloat {
        hypot(first.position.x - second.position.x, first.position.y - second.position.y)
    }

    @Test("MO-21: a pin lets a body swing about a point, as a pendulum does")
    func pin() throws {
        let (nail, bob) = (add(200, 200, isDynamic: false), add(300, 200))
        let joint = SKPhysicsJointPin.joint(
            withBodyA: try #require(nail.physicsBody), bodyB: try #require(bob.physicsBody), anchor: nail.position)
        scene.physicsWorld.add(joint)
        scene.physicsWorld.add(joint)
        #expect(nail.physicsBody?.joints == [joint] && bob.physicsBody?.joints == [joint])
        var (lowest, worst) = (CGFloat.infinity, CGFloat.zero)
        pass(1) {
            lowest = min(lowest, bob.position.y)
            worst = max(worst, abs(distance(nail, bob) - 100))
        }
        #expect(isNear(lowest, 100, 1) && worst < 1)
        scene.physicsWorld.remove(joint)
        pass(1)
        #expect(distance(nail, bob) > 300 && nail.physicsBody?.joints.isEmpty == true)
    }

    @Test("The limits of a pin hold it, and friction brakes it")
    func limits() throws {
        let (nail, arm) = (add(200, 200, isDynamic: false), add(250, 200))
        let body = SKPhysicsBody(rectangleOf: CGSize(width: 100, height: 10))
        body.collisionBitMask = 0
        arm.physicsBody = body
        let joint = SKPhysicsJointPin.joint(withBodyA: try #require(nail.physicsBody), bodyB: body, anchor: nail.position)
        joint.shouldEnableLimits = true
        joint.lowerAngleLimit = -.pi / 6
        scene.physicsWorld.add(joint)
        pass(3)
        #expect(isNear(arm.zRotation, -.pi / 6, 0.03) && isNear(arm.position.y, 175, 2))
        joint.shouldEnableLimits = false
        joint.frictionTorque = 1_000
        pass(1)
        #expect(isNear(arm.position.y, 175, 2))
        joint.frictionTorque = 0
        pass(0.3)
        #expect(arm.position.y < 165)
    }

    @Test("A fixed joint makes one body of two")
    func fixed() throws {
        let (nail, block) = (add(200, 200, isDynamic: false), add(260, 200))
        scene.physicsWorld.add(
            SKPhysicsJointFixed.joint(
                withBodyA: try #require(nail.physicsBody), bodyB: try #require(block.physicsBody), anchor: nail.position))
        pass(1)
        #expect(isNear(block.position.x, 260, 0.5) && isNear(block.position.y, 200, 2) && isNear(block.zRotation, 0, 0.05))
        nail.position = CGPoint(x: 100, y: 250)
        pass(1)
        #expect(isNear(distance(nail, block), 60, 1))
    }

    @Test("A rope is as long as its anchors were apart, or as is said")
    func limit() throws {
        let (nail, bob) = (add(200, 200, isDynamic: false), add(200, 180))
        let joint = SKPhysicsJointLimit.joint(
            withBodyA: try #require(nail.physicsBody), bodyB: try #require(bob.physicsBody), anchorA: nail.position, anchorB: bob.position)
        #expect(joint.maxLength == 20)
        joint.maxLength = 60
        scene.physicsWorld.add(joint)
        pass(2)
        #expect(isNear(bob.position.y, 140, 2))
        joint.maxLength = 30
        pass(2)
        #expect(isNear(bob.position.y, 170, 2))
    }

    @Test("A spring swings as often in a second as is said, and comes to rest by its damping")
    func spring() throws {
        scene.physicsWorld.gravity = .zero
        let (nail, bob) = (add(200, 200, isDynamic: false), add(200, 100))
        let joint = SKPhysicsJointSpring.joint(
            withBodyA: try #require(nail.physicsBody), bodyB: try #require(bob.physicsBody), anchorA: nail.position, anchorB: bob.position)
        joint.frequency = 2
        scene.physicsWorld.add(joint)
        pass(0.02)
        bob.physicsBody?.velocity = CGVector(dx: 0, dy: -100)
        var crossings = 0
        var last = bob.position.y
        pass(2) {
            if (last < 100) != (bob.position.y < 100) { crossings += 1 }
            last = bob.position.y
        }
        #expect((7...9).contains(crossings))
        joint.damping = 1
        pass(2)
        #expect(isNear(bob.position.y, 100, 0.5))
        joint.frequency = 0
        bob.physicsBody?.velocity = CGVector(dx: 0, dy: -100)
        pass(0.5)
        #expect(isNear(distance(nail, bob), 100, 2))
    }

    @Test("A body slides along a rail, and no farther than is said")
    func sliding() throws {
        let (nail, bead) = (add(200, 200, isDynamic: false), add(200, 200))
        let joint = SKPhysicsJointSliding.joint(
            withBodyA: try #require(nail.physicsBody), bodyB: try #require(bead.physicsBody), anchor: nail.position,
            axis: CGVector(dx: 1, dy: -1))
        joint.shouldEnableLimits = true
        joint.upperDistanceLimit = 50 * 2.0.squareRoot()
        scene.physicsWorld.add(joint)
        pass(0.1)
        #expect(isNear(bead.position.x - 200, 200 - bead.position.y, 1) && bead.position.y < 199)
        pass(2)
        #expect(isNear(bead.position.x, 250, 2) && isNear(bead.position.y, 150, 2))
    }

    @Test("Joints of bodies that cannot move or turn stop nothing")
    func immovable() throws {
        let (first, second) = (add(200, 200), add(220, 200))
        let (bodyA, bodyB) = (try #require(first.physicsBody), try #require(second.physicsBody))
        let spring = SKPhysicsJointSpring.joint(withBodyA: bodyA, bodyB: bodyB, anchorA: first.position, anchorB: second.position)
        spring.frequency = 1
        let pin = SKPhysicsJointPin.joint(withBodyA: bodyA, bodyB: bodyB, anchor: first.position)
        (pin.shouldEnableLimits, pin.frictionTorque) = (true, 1)
        scene.physicsWorld.add(pin)
        scene.physicsWorld.add(SKPhysicsJointFixed.joint(withBodyA: bodyA, bodyB: bodyB, anchor: first.position))
        scene.physicsWorld.add(
            SKPhysicsJointSliding.joint(withBodyA: bodyA, bodyB: bodyB, anchor: first.position, axis: CGVector(dx: 1, dy: 0)))
        scene.physicsWorld.add(SKPhysicsJointLimit.joint(withBodyA: bodyA, bodyB: bodyB, anchorA: first.position, anchorB: first.position))
        scene.physicsWorld.add(spring)
        pass(0.1)
        (bodyA.allowsRotation, bodyB.allowsRotation) = (false, false)
        pass(0.1)
        bodyA.isDynamic = false
        pass(0.1)
        bodyB.isDynamic = false
        pass(0.1)
        bodyB.isDynamic = true
        pass(0.1)
        #expect(first.position.x.isFinite && second.position.y.isFinite)
    }

    @Test("A joint goes with its bodies, and waits for those that are not there yet")
    func leaving() throws {
        let nail = add(200, 200, isDynamic: false)
        let bob = SKNode()
        bob.position = CGPoint(x: 220, y: 200)
        bob.physicsBody = SKPhysicsBody(circleOfRadius: 5)
        let joint = SKPhysicsJointFixed.joint(
            withBodyA: try #require(nail.physicsBody), bodyB: try #require(bob.physicsBody), anchor: nail.position)
        scene.physicsWorld.add(joint)
        pass(0.1)
        scene.addChild(bob)
        pass(1)
        #expect(isNear(bob.position.y, 200, 2))
        nail.removeFromParent()
        pass(1)
        #expect(bob.position.y < 0 && bob.physicsBody?.joints.isEmpty == true)
        scene.physicsWorld.removeAllJoints()
        let own = SKPhysicsJointPin.joint(withBodyA: try #require(bob.physicsBody), bodyB: try #require(bob.physicsBody), anchor: .zero)
        scene.physicsWorld.add(own)
        pass(0.1)
        bob.removeFromParent()
        pass(0.1)
    }
}
