import Testing
import UIKitTesting

@MainActor
struct AttachmentTests {
    private let stage = DynamicsStage()
    /// A little more than a frame, so that rounding leaves none out.
    private let frame = 1.0 / 60 + 1e-6

    @Test("An item that is held at a point of it follows the anchor with that point, frame by frame")
    func following() {
        let grip = UIOffset(horizontal: 30, vertical: -20)
        let attachment = UIAttachmentBehavior(item: stage.square, offsetFromCenter: grip, attachedToAnchor: CGPoint(x: 230, y: 80))
        #expect(attachment.length == 0)
        #expect(attachment.attachedBehaviorType == .anchor)
        #expect(attachment.items.count == 1)
        stage.animator.addBehavior(attachment)
        for step in 1...30 {
            attachment.anchorPoint = CGPoint(x: 230 - 4 * Double(step), y: 80 + 10 * Double(step))
            stage.screen.wait(frame)
            let held = stage.screen.window.convert(CGPoint(x: 80, y: 30), from: stage.square)
            #expect(hypot(held.x - attachment.anchorPoint.x, held.y - attachment.anchorPoint.y) < 2, "step \(step)")
        }
        #expect(stage.square.transform.b != 0, "what is held beside its middle swings")
    }

    @Test("What is let go flies on with the velocity of the anchor, and a velocity that is added comes to it")
    func lettingGo() {
        let traits = UIDynamicItemBehavior(items: [stage.square])
        let attachment = UIAttachmentBehavior(item: stage.square, attachedToAnchor: stage.square.center)
        stage.animator.addBehavior(traits)
        stage.animator.addBehavior(attachment)
        for step in 1...12 {
            attachment.anchorPoint.y = 100 + 5 * Double(step)
            stage.screen.wait(frame)
        }
        stage.animator.removeBehavior(attachment)
        #expect(abs(traits.linearVelocity(for: stage.square).y - 300) < 15)
        traits.addLinearVelocity(CGPoint(x: 200, y: 0), for: stage.square)
        let position = stage.square.center
        stage.screen.wait(0.5)
        // As many frames as there are in the time, or one less.
        #expect(abs(stage.square.center.x - (position.x + 100)) < 4)
        #expect(abs(stage.square.center.y - (position.y + 150)) < 8)
    }

    @Test("A rod keeps its length under gravity; another length is taken up")
    func rod() {
        let anchor = CGPoint(x: 320, y: 100)
        let attachment = UIAttachmentBehavior(item: stage.square, attachedToAnchor: anchor)
        #expect(attachment.length == 120)
        stage.animator.addBehavior(UIGravityBehavior(items: [stage.square]))
        stage.animator.addBehavior(attachment)
        var lowest: CGFloat = 0
        for _ in 0..<60 {
            stage.screen.wait(frame)
            lowest = max(lowest, stage.square.center.y)
            #expect(abs(hypot(stage.square.center.x - anchor.x, stage.square.center.y - anchor.y) - 120) < 1.5)
        }
        #expect(lowest > 215)
        attachment.length = 50
        stage.screen.wait(0.5)
        #expect(abs(hypot(stage.square.center.x - anchor.x, stage.square.center.y - anchor.y) - 50) < 1.5)
    }

    @Test("A spring swings as often in a second as its frequency says, and rests where it is damped")
    func spring() {
        let attachment = UIAttachmentBehavior(item: stage.square, attachedToAnchor: CGPoint(x: 200, y: 500))
        attachment.length = 300
        attachment.frequency = 2
        stage.animator.addBehavior(attachment)
        // At 400 from the anchor and free: half a swing of 0.5 s brings it to the other side of 300.
        stage.screen.wait(0.25)
        #expect(abs(stage.square.center.y - 300) < 4)
        stage.screen.wait(0.25)
        #expect(abs(stage.square.center.y - 100) < 6)
        attachment.damping = 1
        stage.screen.wait(3)
        #expect(abs(stage.square.center.y - 200) < 0.5)
        #expect(!stage.animator.isRunning)
    }

    @Test("Two items that are held together draw each other")
    func items() {
        let other = stage.addBox(CGRect(x: 150, y: 250, width: 100, height: 100))
        let attachment = UIAttachmentBehavior(item: stage.square, attachedTo: other)
        #expect(attachment.length == 200)
        #expect(attachment.attachedBehaviorType == .items)
        #expect(attachment.items.count == 2)
        stage.animator.addBehavior(attachment)
        stage.animator.addBehavior(UIGravityBehavior(items: [other]))
        stage.screen.wait(0.6)
        // Half of the mass is pulled: both fall with half of the acceleration.
        #expect(abs(stage.square.center.y - (100 + 90)) < 3)
        #expect(abs(other.center.y - stage.square.center.y - 200) < 1)
    }

    @Test("A slide moves along its axis and within its range, and does not turn")
    func sliding() {
        let slide = UIAttachmentBehavior.slidingAttachment(
            with: stage.square, attachmentAnchor: CGPoint(x: 200, y: 100), axisOfTranslation: CGVector(dx: 0, dy: 1))
        slide.attachmentRange = UIFloatRange(minimum: -10, maximum: 60)
        let push = UIPushBehavior(items: [stage.square], mode: .continuous)
        push.pushDirection = CGVector(dx: 3, dy: 5)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 30, vertical: 0), for: stage.square)
        stage.animator.addBehavior(slide)
        stage.animator.addBehavior(push)
        stage.screen.wait(2)
        #expect(abs(stage.square.center.x - 200) < 0.5)
        #expect(abs(stage.square.center.y - 160) < 1)
        #expect(abs(stage.square.transform.b) < 0.01)
    }

    @Test("A pin lets turn, a fixed attachment does not, a rope holds only at its end")
    func joints() {
        func place(_ make: (UIView, UIView) -> UIAttachmentBehavior) -> (angle: CGFloat, distance: CGFloat) {
            let stage = DynamicsStage()
            let arm = stage.addBox(CGRect(x: 250, y: 50, width: 100, height: 100))
            let fixed = UIDynamicItemBehavior(items: [stage.square])
            fixed.isAnchored = true
            for behavior in [fixed, UIGravityBehavior(items: [arm]), make(arm, stage.square)] { stage.animator.addBehavior(behavior) }
            stage.screen.wait(0.3)
            return (atan2(arm.transform.b, arm.transform.a), hypot(arm.center.x - 200, arm.center.y - 100))
        }
        let joint = CGPoint(x: 250, y: 100)
        let pin = place { .pinAttachment(with: $0, attachedTo: $1, attachmentAnchor: joint) }
        #expect(pin.angle > 0.3)
        let limited = place {
            let pin = UIAttachmentBehavior.pinAttachment(with: $0, attachedTo: $1, attachmentAnchor: joint)
            pin.attachmentRange = UIFloatRange(minimum: -0.1, maximum: 0.1)
            return pin
        }
        #expect(abs(limited.angle - 0.1) < 0.03)
        let fixed = place { .fixedAttachment(with: $0, attachedTo: $1, attachmentAnchor: joint) }
        #expect(abs(fixed.angle) < 0.03)
        #expect(abs(fixed.distance - 100) < 2)
        let rope = place {
            let rope = UIAttachmentBehavior.limitAttachment(with: $0, offsetFromCenter: .zero, attachedTo: $1, offsetFromCenter: .zero)
            rope.length = 103
            return rope
        }
        #expect(abs(rope.distance - 103) < 1)
    }
}
