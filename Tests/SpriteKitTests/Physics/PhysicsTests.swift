@testable import SpriteKit
import Testing

@MainActor
struct PhysicsTests {
    private let scene = SKScene(size: CGSize(width: 400, height: 300))
    private let recorder = ContactRecorder()

    init() { scene.physicsWorld.contactDelegate = recorder }

    private func add(_ name: String, _ x: CGFloat, _ y: CGFloat, _ body: SKPhysicsBody) -> SKNode {
        let node = SKNode()
        node.name = name
        node.position = CGPoint(x: x, y: y)
        node.physicsBody = body
        scene.addChild(node)
        return node
    }

    private func pass(_ seconds: TimeInterval) {
        let frames = Int((seconds * 60).rounded())
        for _ in 0..<frames { scene.physicsWorld.simulate(scene, for: 1.0 / 60) }
    }

    @Test("MO-21: bodies fall with 9.8 m/s², of which a metre is 150 points")
    func fall() throws {
        let node = add("ball", 100, 1000, SKPhysicsBody(circleOfRadius: 10))
        node.physicsBody?.linearDamping = 0
        pass(1)
        #expect(isNear(node.position.y, 1000 - 735, 5) && isNear(node.position.x, 100))
        let body = try #require(node.physicsBody)
        #expect(isNear(body.velocity.dy, -1470, 1))
    }

    @Test("Bodies come to rest on an edge")
    func rest() {
        scene.physicsBody = SKPhysicsBody(edgeLoopFrom: CGRect(x: 0, y: 0, width: 400, height: 300))
        let node = add("box", 200, 100, SKPhysicsBody(rectangleOf: CGSize(width: 40, height: 40)))
        pass(3)
        #expect(isNear(node.position.y, 20, 1) && isNear(node.zRotation, 0, 0.02))
    }

    @Test("A mass is area times density; an impulse makes the velocity greater by its share")
    func mass() throws {
        let body = SKPhysicsBody(rectangleOf: CGSize(width: 150, height: 150))
        #expect(isNear(body.mass, 1) && isNear(body.area, 1) && isNear(body.density, 1))
        body.applyImpulse(CGVector(dx: 30, dy: 0))
        #expect(isNear(body.velocity.dx, 30))
        body.mass = 2
        #expect(isNear(body.density, 2))
        body.applyImpulse(CGVector(dx: 30, dy: 0))
        #expect(isNear(body.velocity.dx, 45))
        body.isDynamic = false
        #expect(body.velocity == .zero)
        body.applyImpulse(CGVector(dx: 30, dy: 0))
        #expect(body.velocity == .zero)
    }

    @Test("A force lasts for a frame")
    func force() {
        scene.physicsWorld.gravity = .zero
        let node = add("box", 0, 0, SKPhysicsBody(rectangleOf: CGSize(width: 150, height: 150)))
        node.physicsBody?.linearDamping = 0
        node.physicsBody?.applyForce(CGVector(dx: 600, dy: 0))
        pass(1)
        #expect(isNear(node.physicsBody?.velocity.dx ?? 0, 10, 0.01))
    }

    @Test("The delegate is told of bodies whose masks ask for it, and they bounce by other masks")
    func masks() {
        scene.physicsWorld.gravity = .zero
        let ball = add("ball", 0, 0, SKPhysicsBody(circleOfRadius: 10))
        let star = add("star", 100, 0, SKPhysicsBody(circleOfRadius: 10))
        let wall = add("wall", 200, 0, SKPhysicsBody(rectangleOf: CGSize(width: 20, height: 100)))
        ball.physicsBody?.categoryBitMask = 1
        ball.physicsBody?.collisionBitMask = 2
        ball.physicsBody?.contactTestBitMask = 4
        ball.physicsBody?.linearDamping = 0
        ball.physicsBody?.velocity = CGVector(dx: 100, dy: 0)
        for (node, category) in [(star, UInt32(4)), (wall, 2)] {
            node.physicsBody?.categoryBitMask = category
            node.physicsBody?.collisionBitMask = 0
            node.physicsBody?.isDynamic = false
        }
        pass(1.5)
        #expect(recorder.events == ["begin ball star", "end ball star"])
        #expect(isNear(recorder.points.first ?? .zero, CGPoint(x: 90, y: 0), 12))
        pass(1.5)
        #expect(ball.position.x < 185 && (ball.physicsBody?.velocity.dx ?? 1) <= 0)
    }

    @Test("What others move meets bodies, too; two that nothing moves do not meet")
    func moved() {
        scene.physicsWorld.gravity = .zero
        let player = add("player", 0, 0, SKPhysicsBody(circleOfRadius: 10))
        player.physicsBody?.collisionBitMask = 0
        player.physicsBody?.contactTestBitMask = .max
        let (rock, other) = (
            add("rock", 100, 0, SKPhysicsBody(circleOfRadius: 10)), add("other", 100, 0, SKPhysicsBody(circleOfRadius: 10))
        )
        for node in [rock, other] { node.physicsBody?.isDynamic = false }
        rock.physicsBody?.contactTestBitMask = .max
        pass(0.1)
        #expect(recorder.events.isEmpty)
        rock.position = CGPoint(x: 15, y: 0)
        pass(0.1)
        #expect(recorder.events == ["begin player rock"] && isNear(player.position, .zero))
        #expect(player.physicsBody?.allContactedBodies().count == 1)
    }

    @Test("A node that is taken out meets nobody any more")
    func removed() {
        let ball = add("ball", 100, 50, SKPhysicsBody(circleOfRadius: 10))
        scene.physicsBody = SKPhysicsBody(edgeLoopFrom: CGRect(x: 0, y: 0, width: 400, height: 300))
        ball.physicsBody?.contactTestBitMask = .max
        ball.removeFromParent()
        pass(1)
        #expect(recorder.events.isEmpty && ball.position == CGPoint(x: 100, y: 50))
        scene.addChild(ball)
        pass(1)
        #expect(recorder.events.first == "begin - ball")
    }

    @Test("The world's speed and pauses halt bodies")
    func halt() {
        let node = add("ball", 100, 100, SKPhysicsBody(circleOfRadius: 10))
        scene.physicsWorld.speed = 0
        pass(1)
        #expect(node.position == CGPoint(x: 100, y: 100))
        scene.physicsWorld.speed = 1
        node.isPaused = true
        pass(0.1)
        #expect(node.position == CGPoint(x: 100, y: 100))
    }

    @Test("Bodies without gravity, without turns")
    func exceptions() {
        let floating = add("floating", 100, 100, SKPhysicsBody(circleOfRadius: 10))
        floating.physicsBody?.affectedByGravity = false
        floating.physicsBody?.allowsRotation = false
        floating.physicsBody?.angularVelocity = 5
        floating.physicsBody?.applyAngularImpulse(1)
        pass(1)
        #expect(floating.position == CGPoint(x: 100, y: 100) && floating.zRotation == 0)
    }

    @Test("A body in a node that is moved and scaled")
    func nested() {
        scene.physicsWorld.gravity = .zero
        let holder = SKNode()
        holder.position = CGPoint(x: 100, y: 0)
        holder.setScale(2)
        scene.addChild(holder)
        let node = SKNode()
        node.physicsBody = SKPhysicsBody(circleOfRadius: 10)
        node.physicsBody?.velocity = CGVector(dx: 20, dy: 0)
        node.physicsBody?.linearDamping = 0
        holder.addChild(node)
        #expect(scene.physicsWorld.body(at: CGPoint(x: 115, y: 0)) === node.physicsBody)
        pass(1)
        #expect(isNear(node.position.x, 10, 0.1))
        #expect(scene.physicsWorld.body(at: CGPoint(x: 135, y: 0)) === node.physicsBody)
        #expect(scene.physicsWorld.body(at: CGPoint(x: 95, y: 0)) == nil)
        #expect(scene.physicsWorld.body(in: CGRect(x: 90, y: 0, width: 20, height: 1)) === node.physicsBody)
    }

    @Test("The body of a picture leaves out what is clear")
    func pictures() {
        let half = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
        }
        let node = add("half", 0, 0, SKPhysicsBody(texture: SKTexture(image: half), size: CGSize(width: 80, height: 80)))
        #expect(isNear(node.physicsBody?.area ?? 0, 80 * 40 / 22_500, 0.01))
        #expect(scene.physicsWorld.body(at: CGPoint(x: -20, y: 0)) != nil)
        #expect(scene.physicsWorld.body(at: CGPoint(x: 20, y: 0)) == nil)
    }

    @Test("A hole in a picture is one in its body")
    func hole() {
        let ring = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
            context.cgContext.clear(CGRect(x: 20, y: 20, width: 20, height: 20))
        }
        _ = add("ring", 0, 0, SKPhysicsBody(texture: SKTexture(image: ring), size: CGSize(width: 60, height: 60)))
        #expect(scene.physicsWorld.body(at: .zero) == nil)
        #expect(scene.physicsWorld.body(at: CGPoint(x: 25, y: 0)) != nil)
    }

    @Test("A picture without anything opaque, a path without an inside, odd numbers: no body stops the program")
    func oddBodies() {
        let clear = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        _ = add("clear", 0, 0, SKPhysicsBody(texture: SKTexture(image: clear), size: CGSize(width: 4, height: 4)))
        _ = add("empty", 0, 0, SKPhysicsBody(polygonFrom: CGMutablePath()))
        _ = add("flat", 0, 0, SKPhysicsBody(rectangleOf: .zero))
        let scaled = add("scaled", 0, 0, SKPhysicsBody(circleOfRadius: 10))
        scaled.setScale(0)
        let lost = add("lost", .nan, 0, SKPhysicsBody(circleOfRadius: 10))
        lost.physicsBody?.velocity = CGVector(dx: CGFloat.infinity, dy: 0)
        pass(0.5)
        #expect(scaled.xScale == 0)
    }
}
