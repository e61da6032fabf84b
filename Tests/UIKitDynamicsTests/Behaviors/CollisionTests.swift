import Testing
import UIKitTesting

@MainActor
struct CollisionTests {
    private let stage = DynamicsStage()
    private let recorder = DynamicsRecorder()

    private func collision(_ items: [UIView]) -> UICollisionBehavior {
        let behavior = UICollisionBehavior(items: items)
        behavior.collisionDelegate = recorder
        return behavior
    }

    @Test("What falls comes to rest on the lower edge of the reference view, and is reported once")
    func floor() {
        let walls = collision([stage.square])
        walls.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        stage.animator.delegate = recorder
        stage.animator.addBehavior(UIGravityBehavior(items: [stage.square]))
        stage.animator.addBehavior(walls)
        stage.screen.wait(4)
        #expect(abs(stage.square.frame.maxY - 766) < 0.3)
        #expect(abs(stage.square.center.x - 200) < 0.01)
        #expect(recorder.events == ["resume", "meets bounds", "pause"])
        #expect(!stage.animator.isRunning)
    }

    @Test("Elasticity throws back: half of the velocity is a quarter of the height")
    func bounce() {
        let walls = collision([stage.square])
        walls.translatesReferenceBoundsIntoBoundary = true
        let traits = UIDynamicItemBehavior(items: [stage.square])
        traits.elasticity = 0.5
        for behavior in [UIGravityBehavior(items: [stage.square]), walls, traits] { stage.animator.addBehavior(behavior) }
        // It falls 650 points in 1.14 s, and rises 162.5 in 0.57 s.
        stage.screen.wait(1.14 + 0.57)
        #expect(abs(stage.square.frame.maxY - (800 - 162.5)) < 8)
        #expect(recorder.events == ["meets bounds", "parts from bounds"])
    }

    @Test("A line and a path stop things under their names, until they are removed")
    func boundaries() {
        let shelf = collision([stage.square])
        shelf.addBoundary(withIdentifier: NSString(string: "shelf"), from: CGPoint(x: 100, y: 400), to: CGPoint(x: 300, y: 400))
        shelf.addBoundary(withIdentifier: NSString(string: "box"), for: UIBezierPath(rect: CGRect(x: 100, y: 600, width: 200, height: 50)))
        #expect(shelf.boundaryIdentifiers?.count == 2)
        #expect(shelf.boundary(withIdentifier: NSString(string: "shelf")) != nil)
        stage.animator.addBehavior(UIGravityBehavior(items: [stage.square]))
        stage.animator.addBehavior(shelf)
        stage.screen.wait(2)
        #expect(abs(stage.square.frame.maxY - 400) < 0.5)
        shelf.removeBoundary(withIdentifier: NSString(string: "shelf"))
        stage.screen.wait(2)
        #expect(abs(stage.square.frame.maxY - 600) < 0.5)
        #expect(recorder.events == ["meets shelf", "meets box"])
        shelf.removeAllBoundaries()
        #expect(shelf.boundaryIdentifiers == nil)
        stage.screen.wait(1)
        #expect(stage.square.frame.maxY > 800)
    }

    @Test("Items of a behaviour meet each other; those of none, or of different ones, pass through")
    func items() {
        func run(mode: UICollisionBehavior.Mode, together: Bool) -> (UIView, [String]) {
            let (stage, recorder) = (DynamicsStage(), DynamicsRecorder())
            let lower = stage.addBox(CGRect(x: 140, y: 300, width: 120, height: 60))
            let anchored = UIDynamicItemBehavior(items: [lower])
            anchored.isAnchored = true
            let first = UICollisionBehavior(items: together ? [stage.square, lower] : [stage.square])
            first.collisionMode = mode
            first.collisionDelegate = recorder
            for behavior in [first, UICollisionBehavior(items: [lower]), anchored, UIGravityBehavior(items: [stage.square])] {
                stage.animator.addBehavior(behavior)
            }
            stage.screen.wait(1)
            return (stage.square, recorder.events)
        }
        let met = run(mode: .everything, together: true)
        #expect(abs(met.0.frame.maxY - 300) < 0.5)
        #expect(met.1 == ["items meet"])
        #expect(run(mode: .boundaries, together: true).0.center.y > 500)
        #expect(run(mode: .everything, together: false).0.center.y > 500)
    }

    @Test("A box that lands on a corner turns over; a ball on an edge rolls off")
    func outlines() {
        final class Ball: UIView {
            override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
        }
        let ball = Ball(frame: CGRect(x: 250, y: 50, width: 100, height: 100))
        stage.screen.window.addSubview(ball)
        let shelf = collision([stage.square, ball])
        shelf.addBoundary(withIdentifier: NSString(string: "shelf"), from: CGPoint(x: 0, y: 400), to: CGPoint(x: 180, y: 400))
        shelf.addBoundary(withIdentifier: NSString(string: "peg"), from: CGPoint(x: 280, y: 400), to: CGPoint(x: 290, y: 400))
        stage.animator.addBehavior(UIGravityBehavior(items: [stage.square, ball]))
        stage.animator.addBehavior(shelf)
        stage.screen.wait(1)
        #expect(stage.square.transform.b > 0.05, "it tips over the end of the shelf, clockwise")
        #expect(ball.center.x > 300, "it leaves the peg to the right")
    }

    @Test("The bounds that count are those of the moment")
    func boundsChange() {
        let walls = collision([stage.square])
        walls.translatesReferenceBoundsIntoBoundary = true
        let room = stage.addBox(CGRect(x: 0, y: 0, width: 400, height: 500))
        let animator = UIDynamicAnimator(referenceView: room)
        room.addSubview(stage.square)
        animator.addBehavior(UIGravityBehavior(items: [stage.square]))
        animator.addBehavior(walls)
        stage.screen.wait(0.5)
        room.frame.size.height = 300
        stage.screen.wait(2)
        #expect(abs(stage.square.frame.maxY - 300) < 0.5)
    }
}
