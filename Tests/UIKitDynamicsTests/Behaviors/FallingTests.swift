import Testing
import UIKitTesting

@MainActor
struct FallingTests {
    private let stage = DynamicsStage()

    @Test("Gravity of magnitude 1 is 1000 points per second squared, downwards")
    func distance() {
        stage.animator.addBehavior(UIGravityBehavior(items: [stage.square]))
        stage.screen.wait(0.5)
        // s = g t² / 2, less the half step by which steps lag behind.
        #expect(abs(stage.square.center.y - (100 + 125)) < 2)
        #expect(stage.square.center.x == 200)
        #expect(stage.square.transform == .identity)
        #expect(abs(stage.animator.elapsedTime - 0.5) < 1e-6)
        stage.screen.wait(0.5)
        #expect(abs(stage.square.center.y - (100 + 500)) < 3)
    }

    @Test("What falls does not depend on its mass; a half and a turned gravity pull so")
    func direction() {
        let heavy = stage.addBox(CGRect(x: 0, y: 50, width: 40, height: 20))
        let gravity = UIGravityBehavior(items: [stage.square, heavy])
        let density = UIDynamicItemBehavior(items: [heavy])
        density.density = 30
        gravity.setAngle(0, magnitude: 0.5)
        #expect(gravity.gravityDirection == CGVector(dx: 0.5, dy: 0))
        stage.animator.addBehavior(gravity)
        stage.animator.addBehavior(density)
        stage.screen.wait(0.4)
        #expect(abs(stage.square.center.x - (200 + 40)) < 1)
        #expect(stage.square.center.y == 100)
        #expect(abs(heavy.center.x - (20 + 40)) < 1)
    }

    @Test("The direction and its angle and magnitude are one; defaults are those of the documentation")
    func defaults() {
        let gravity = UIGravityBehavior(items: [stage.square])
        #expect(gravity.magnitude == 1)
        #expect(gravity.angle == .pi / 2)
        #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
        gravity.gravityDirection = CGVector(dx: 0, dy: -2)
        #expect(gravity.magnitude == 2)
        #expect(gravity.angle == -.pi / 2)
        let item = UIDynamicItemBehavior(items: [stage.square])
        #expect(item.elasticity == 0)
        #expect(item.friction == 0)
        #expect(item.density == 1)
        #expect(item.resistance == 0)
        #expect(item.angularResistance == 0)
        #expect(item.allowsRotation)
        #expect(!item.isAnchored)
        let snap = UISnapBehavior(item: stage.square, snapTo: .zero)
        #expect(snap.damping == 0.5)
        let push = UIPushBehavior(items: [stage.square], mode: .continuous)
        #expect(push.active)
        #expect(push.magnitude == 0)
        #expect(push.angle == 0)
        let collision = UICollisionBehavior(items: [])
        #expect(collision.collisionMode == .everything)
        #expect(!collision.translatesReferenceBoundsIntoBoundary)
        #expect(UICollisionBehavior.Mode.boundaries.rawValue == 2)
        #expect(UIPushBehavior.Mode.instantaneous.rawValue == 1)
    }

    @Test("The same input gives the same motion, bit by bit, whatever lies where in memory")
    func determinism() {
        func run() -> [CGFloat] {
            let stage = DynamicsStage()
            let boxes = (0..<8).map { stage.addBox(CGRect(x: 20 + 45 * $0, y: 200 + 13 * $0, width: 60, height: 40)) }
            let items = boxes + [stage.square]
            let collision = UICollisionBehavior(items: items)
            collision.translatesReferenceBoundsIntoBoundary = true
            let traits = UIDynamicItemBehavior(items: items)
            (traits.elasticity, traits.friction) = (0.4, 0.3)
            for behavior in [UIGravityBehavior(items: items), collision, traits] { stage.animator.addBehavior(behavior) }
            stage.screen.wait(2.5)
            return items.flatMap { [$0.center.x, $0.center.y, atan2($0.transform.b, $0.transform.a)] }
        }
        let first = run()
        let junk = (0..<500).map { _ in UIView() }
        #expect(run() == first)
        #expect(junk.count == 500)
        #expect(first.contains { abs($0) > 0 && abs($0) < .pi / 2 }, "something has turned")
    }

    @Test("The animator keeps the scale of an item and turns it by an angular velocity")
    func turning() {
        stage.square.transform = CGAffineTransform(scaleX: 2, y: 2)
        let item = UIDynamicItemBehavior(items: [stage.square])
        item.addAngularVelocity(1, for: stage.square)
        #expect(item.angularVelocity(for: stage.square) == 1)
        stage.animator.addBehavior(item)
        stage.screen.wait(0.5)
        let transform = stage.square.transform
        #expect(abs(atan2(transform.b, transform.a) - 0.5) < 0.01)
        #expect(abs(hypot(transform.a, transform.b) - 2) < 1e-9)
    }
}
