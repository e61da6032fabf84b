import Testing
import UIKitTesting

@MainActor
struct DynamicAnimatorTests {
    private let stage = DynamicsStage()
    private let recorder = DynamicsRecorder()

    @Test("It runs while something moves, rests when nothing does, and costs no frames then")
    func pausing() {
        stage.animator.delegate = recorder
        let traits = UIDynamicItemBehavior(items: [stage.square])
        traits.resistance = 10
        stage.animator.addBehavior(traits)
        #expect(stage.animator.isRunning)
        stage.screen.wait(1)
        #expect(!stage.animator.isRunning)
        #expect(recorder.events == ["resume", "pause"])
        var calls = 0
        traits.action = { calls += 1 }
        stage.screen.wait(1)
        #expect(calls == 0)
        let elapsed = stage.animator.elapsedTime
        #expect(elapsed < 0.7)
        traits.addLinearVelocity(CGPoint(x: 0, y: 500), for: stage.square)
        #expect(stage.animator.isRunning)
        #expect(recorder.events == ["resume", "pause", "resume"])
        stage.screen.wait(3)
        #expect(calls > 30)
        #expect(recorder.events.last == "pause")
        #expect(abs(stage.square.center.y - 150) < 1.5, "500 points per second with a resistance of 10 go 50 points")
    }

    @Test("The action is called in each frame, after the items have been moved, and may take everything out")
    func action() {
        let gravity = UIGravityBehavior(items: [stage.square])
        var positions: [CGFloat] = []
        gravity.action = { [stage] in
            positions.append(stage.square.center.y)
            if positions.count == 10 { stage.animator.removeAllBehaviors() }
        }
        stage.animator.addBehavior(gravity)
        stage.screen.wait(1)
        #expect(positions.count == 10 && positions == positions.sorted() && positions.last! > positions.first!)
        #expect(stage.square.center.y == positions.last)
        #expect(stage.animator.behaviors.isEmpty)
        #expect(!stage.animator.isRunning)
    }

    @Test("What leaves the last behaviour is the app's again; what comes back starts without velocity")
    func removal() {
        let gravity = UIGravityBehavior(items: [stage.square])
        stage.animator.addBehavior(gravity)
        stage.screen.wait(0.5)
        gravity.removeItem(stage.square)
        #expect(gravity.items.isEmpty)
        #expect(!stage.animator.isRunning)
        stage.square.center = CGPoint(x: 50, y: 60)
        stage.screen.wait(0.5)
        #expect(stage.square.center == CGPoint(x: 50, y: 60))
        let traits = UIDynamicItemBehavior(items: [stage.square])
        stage.animator.addBehavior(traits)
        stage.screen.wait(0.2)
        #expect(traits.linearVelocity(for: stage.square) == .zero)
        #expect(stage.square.center == CGPoint(x: 50, y: 60))
    }

    @Test("While an item is moved its centre is the animator's, until updateItem takes over what was set")
    func updatingItems() {
        let gravity = UIGravityBehavior(items: [stage.square])
        stage.animator.addBehavior(gravity)
        stage.screen.wait(0.2)
        stage.square.center = CGPoint(x: 20, y: 20)
        stage.screen.wait(0.1)
        #expect(stage.square.center.x == 200)
        stage.square.center = CGPoint(x: 20, y: 20)
        stage.animator.updateItem(usingCurrentState: stage.square)
        stage.screen.wait(0.05)
        #expect(stage.square.center.x == 20)
        #expect(stage.square.center.y > 20)
    }

    @Test("Children come and go with their parent, and behaviours are told of the animator before")
    func children() {
        final class Group: UIDynamicBehavior {
            var moves: [Bool] = []
            override func willMove(to dynamicAnimator: UIDynamicAnimator?) { moves.append(dynamicAnimator != nil) }
        }
        let (group, gravity) = (Group(), UIGravityBehavior(items: [stage.square]))
        group.addChildBehavior(gravity)
        stage.animator.addBehavior(group)
        #expect(stage.animator.behaviors.count == 1)
        #expect(gravity.dynamicAnimator === stage.animator)
        stage.screen.wait(0.2)
        #expect(stage.square.center.y > 110)
        group.removeChildBehavior(gravity)
        #expect(gravity.dynamicAnimator == nil)
        #expect(!stage.animator.isRunning)
        stage.animator.removeBehavior(group)
        #expect(group.moves == [true, false])
        #expect(group.dynamicAnimator == nil)
    }

    @Test("A behaviour that is added to another animator leaves the first")
    func changingAnimators() {
        let gravity = UIGravityBehavior(items: [stage.square])
        stage.animator.addBehavior(gravity)
        let other = UIDynamicAnimator(referenceView: stage.screen.window)
        other.addBehavior(gravity)
        #expect(stage.animator.behaviors.isEmpty)
        #expect(!stage.animator.isRunning)
        #expect(gravity.dynamicAnimator === other)
    }

    @Test("Items that are no views are moved too, and found by their place")
    func ownItems() {
        final class Item: NSObject, UIDynamicItem {
            var center = CGPoint(x: 10, y: 10)
            let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
            var transform = CGAffineTransform.identity
        }
        let (item, animator) = (Item(), UIDynamicAnimator())
        animator.addBehavior(UIGravityBehavior(items: [item]))
        #expect(animator.items(in: CGRect(x: 15, y: 15, width: 5, height: 5)).first === item)
        stage.screen.wait(0.5)
        #expect(abs(item.center.y - 135) < 2)
        #expect(animator.items(in: CGRect(x: 0, y: 0, width: 20, height: 20)).isEmpty)
    }

    @Test("A view that stands in another view inside the reference view falls as those beside it")
    func nestedItems() {
        let shelf = stage.addBox(CGRect(x: 40, y: 300, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        shelf.addSubview(inner)
        let walls = UICollisionBehavior(items: [inner])
        walls.translatesReferenceBoundsIntoBoundary = true
        stage.animator.addBehavior(UIGravityBehavior(items: [inner]))
        stage.animator.addBehavior(walls)
        stage.screen.wait(3)
        #expect(abs(stage.screen.window.convert(inner.bounds, from: inner).maxY - 800) < 0.5)
    }

    @Test("Neither an animator nor its items are kept alive, and an animator that goes stops moving things")
    func lifetime() {
        weak var animator: UIDynamicAnimator?
        weak var view: UIView?
        weak var behavior: UIDynamicBehavior?
        do {
            let box = stage.addBox(CGRect(x: 0, y: 0, width: 10, height: 10))
            let running = UIDynamicAnimator(referenceView: stage.screen.window)
            let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: .zero)
            let walls = UICollisionBehavior(items: [box])
            walls.translatesReferenceBoundsIntoBoundary = true
            for part in [UIGravityBehavior(items: [box]), attachment, walls] { running.addBehavior(part) }
            stage.screen.wait(0.5)
            box.removeFromSuperview()
            (animator, view, behavior) = (running, box, walls)
        }
        #expect(animator == nil)
        #expect(view == nil)
        #expect(behavior == nil)
        stage.screen.wait(0.5)
    }
}
