import Testing
import UIKitTesting

@MainActor
struct ForceTests {
    private let stage = DynamicsStage()

    @Test("A push of 1 moves 100 × 100 points of density 1 with 100 points per second squared, twice the area with half of it")
    func continuousPush() {
        let wide = stage.addBox(CGRect(x: 0, y: 400, width: 200, height: 100))
        let push = UIPushBehavior(items: [stage.square, wide], mode: .continuous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        stage.animator.addBehavior(push)
        stage.screen.wait(1)
        #expect(abs(stage.square.center.x - (200 + 50)) < 0.5)
        #expect(abs(wide.center.x - (100 + 25)) < 0.5)
        push.active = false
        let velocity = UIDynamicItemBehavior(items: [stage.square])
        stage.animator.addBehavior(velocity)
        stage.screen.wait(0.5)
        #expect(abs(velocity.linearVelocity(for: stage.square).x - 100) < 0.01)
    }

    @Test("An instantaneous push gives a velocity once, and is not active any more")
    func instantaneousPush() {
        let push = UIPushBehavior(items: [stage.square], mode: .instantaneous)
        push.setAngle(.pi / 2, magnitude: 2)
        let traits = UIDynamicItemBehavior(items: [stage.square])
        stage.animator.addBehavior(push)
        stage.animator.addBehavior(traits)
        stage.screen.wait(0.1)
        #expect(!push.active)
        #expect(abs(traits.linearVelocity(for: stage.square).y - 200) < 1e-9)
        push.active = true
        stage.screen.wait(0.1)
        #expect(!push.active)
        #expect(abs(traits.linearVelocity(for: stage.square).y - 400) < 1e-9)
    }

    @Test("A push beside the middle turns the item, unless it may not turn")
    func eccentricPush() {
        let other = stage.addBox(CGRect(x: 150, y: 400, width: 100, height: 100))
        let push = UIPushBehavior(items: [stage.square, other], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        for item in [stage.square, other] { push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -40), for: item) }
        let still = UIDynamicItemBehavior(items: [other])
        still.allowsRotation = false
        stage.animator.addBehavior(still)
        stage.animator.addBehavior(push)
        stage.screen.wait(0.2)
        #expect(stage.square.transform.b > 0.1)
        #expect(other.transform == .identity)
        #expect(other.center.x > 200)
    }

    @Test("Resistance takes velocity away; what is anchored is not moved")
    func resistance() {
        let anchored = stage.addBox(CGRect(x: 0, y: 400, width: 50, height: 50))
        let traits = UIDynamicItemBehavior(items: [stage.square])
        traits.resistance = 2
        traits.addLinearVelocity(CGPoint(x: 100, y: 0), for: stage.square)
        let fixed = UIDynamicItemBehavior(items: [anchored])
        fixed.isAnchored = true
        for behavior in [traits, fixed, UIGravityBehavior(items: [anchored])] { stage.animator.addBehavior(behavior) }
        stage.screen.wait(0.5)
        #expect(abs(traits.linearVelocity(for: stage.square).x - 100 * exp(-1)) < 0.5)
        #expect(anchored.center == CGPoint(x: 25, y: 425))
    }

    @Test("A snap draws the item to its point and upright, and then all rests")
    func snap() {
        stage.square.transform = CGAffineTransform(rotationAngle: 0.7)
        let snap = UISnapBehavior(item: stage.square, snapTo: CGPoint(x: 100, y: 600))
        stage.animator.addBehavior(snap)
        stage.screen.wait(0.1)
        #expect(stage.square.center.y > 110)
        #expect(stage.square.center.y < 600)
        stage.screen.wait(2)
        #expect(hypot(stage.square.center.x - 100, stage.square.center.y - 600) < 0.5)
        #expect(abs(stage.square.transform.b) < 0.01)
        #expect(!stage.animator.isRunning)
        snap.snapPoint = CGPoint(x: 200, y: 600)
        #expect(stage.animator.isRunning)
        stage.screen.wait(2)
        #expect(abs(stage.square.center.x - 200) < 0.5)
    }
}
