import Testing
import UIKitTesting

@MainActor
struct PropertyAnimatorTests {
    private let screen = TestScreen(size: CGSize(width: 300, height: 200), scale: 1)
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        screen.window.addSubview(view)
        screen.settle()
    }

    /// The share of the way that is seen.
    private var share: CGFloat { ((view.layer.presentation()?.position.x ?? view.layer.position.x) - 5) / 100 }

    private func isNear(_ value: CGFloat, _ expected: CGFloat) -> Bool { abs(value - expected) < 0.03 }

    private func makeAnimator(_ duration: TimeInterval = 1, curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: duration, curve: curve) { view.center.x = 105 }
    }

    @Test("A new animator is inactive and has changed nothing")
    func new() {
        let animator = makeAnimator(2)
        #expect(animator.state == .inactive)
        #expect(!animator.isRunning)
        #expect(!animator.isReversed)
        #expect(animator.fractionComplete == 0)
        #expect(animator.duration == 2)
        #expect(animator.delay == 0)
        #expect(animator.isUserInteractionEnabled)
        #expect(animator.isInterruptible)
        #expect(animator.scrubsLinearly)
        #expect(!animator.pausesOnCompletion)
        #expect(!animator.isManualHitTestingEnabled)
        #expect(view.center.x == 5)
    }

    @Test("It runs to its end, and calls its completions in order")
    func running() {
        var results: [String] = []
        let animator = makeAnimator()
        animator.addCompletion { results.append("first \($0.rawValue)") }
        animator.addCompletion { results.append("second \($0.rawValue)") }
        animator.startAnimation()
        #expect(animator.state == .active)
        #expect(animator.isRunning)
        #expect(view.center.x == 105)
        screen.settle()
        screen.wait(0.5)
        #expect(isNear(share, 0.5))
        #expect(isNear(animator.fractionComplete, 0.5))
        screen.wait(0.6)
        #expect(results == ["first 0", "second 0"])
        #expect(animator.state == .inactive)
        #expect(!animator.isRunning)
        #expect(share == 1)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("Paused it stays where it is, however long, and goes on from there")
    func pausing() {
        let animator = makeAnimator(1, curve: .easeIn)
        animator.startAnimation()
        screen.settle()
        screen.wait(0.5)
        let seen = share
        animator.pauseAnimation()
        screen.wait(3)
        #expect(isNear(share, seen))
        #expect(isNear(animator.fractionComplete, seen))
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        animator.startAnimation()
        screen.wait(1)
        #expect(share == 1)
        #expect(animator.state == .inactive)
    }

    @Test("By hand the share of the way follows the number, whatever the curve")
    func scrubbing() {
        let animator = makeAnimator(1, curve: .easeIn)
        animator.fractionComplete = 0.25
        screen.settle()
        #expect(animator.state == .active)
        #expect(isNear(share, 0.25))
        #expect(view.center.x == 105)
        animator.fractionComplete = 7
        screen.settle()
        #expect(animator.fractionComplete == 1)
        #expect(share == 1)
        animator.fractionComplete = -1
        screen.settle()
        #expect(share == 0)
        animator.stopAnimation(true)
    }

    @Test("Without scrubsLinearly the number is the share of the time")
    func scrubbingInTime() {
        let animator = makeAnimator(1, curve: .easeIn)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.5
        screen.settle()
        #expect(isNear(share, 0.315))
        #expect(isNear(animator.fractionComplete, 0.5))
        animator.stopAnimation(true)
    }

    @Test("Reversed it goes back, ends at the start, and gives back the old values")
    func reversing() {
        var results: [UIViewAnimatingPosition] = []
        let animator = makeAnimator()
        animator.addCompletion { results.append($0) }
        animator.startAnimation()
        screen.settle()
        screen.wait(0.7)
        animator.isReversed = true
        #expect(isNear(animator.fractionComplete, 0.3))
        screen.wait(0.3)
        #expect(isNear(share, 0.4))
        screen.wait(0.6)
        #expect(results == [.start])
        #expect(view.center.x == 5)
        #expect(share == 0)
    }

    @Test("continueAnimation takes another curve and another time")
    func continuing() {
        let animator = makeAnimator(1, curve: .easeIn)
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
        screen.settle()
        screen.wait(1)
        #expect(isNear(share, 0.75))
        screen.wait(1.1)
        #expect(animator.state == .inactive)
        #expect(share == 1)
    }

    @Test("With a factor of 0 the rest takes the time that was left")
    func continuingWithoutFactor() {
        let animator = makeAnimator()
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        screen.settle()
        screen.wait(0.25)
        #expect(isNear(share, 0.75))
        screen.wait(0.3)
        #expect(animator.state == .inactive)
    }

    @Test("Stopped without finishing the properties keep what is seen, and nobody is notified")
    func stopping() {
        var results: [UIViewAnimatingPosition] = []
        let animator = makeAnimator()
        animator.addCompletion { results.append($0) }
        animator.startAnimation()
        screen.settle()
        screen.wait(0.4)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        #expect(abs(view.center.x - 45) < 3)
        #expect(view.layer.animationKeys() == nil)
        screen.wait(1)
        #expect(results.isEmpty)
        #expect(abs(view.center.x - 45) < 3)
    }

    @Test(
        "Stopped and finished the properties get the values of the place that is named",
        arguments: [(UIViewAnimatingPosition.start, 5), (.end, 105), (.current, 45)])
    func finishing(position: UIViewAnimatingPosition, x: CGFloat) {
        var results: [UIViewAnimatingPosition] = []
        let animator = makeAnimator()
        animator.addCompletion { results.append($0) }
        animator.startAnimation()
        screen.settle()
        screen.wait(0.4)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        #expect(results.isEmpty)
        animator.finishAnimation(at: position)
        #expect(animator.state == .inactive)
        #expect(results == [position])
        #expect(abs(view.center.x - x) < 3)
    }

    @Test("With pausesOnCompletion it waits at its end, and can be reversed there")
    func pausingAtTheEnd() {
        var results: [UIViewAnimatingPosition] = []
        let animator = makeAnimator()
        animator.pausesOnCompletion = true
        animator.addCompletion { results.append($0) }
        animator.startAnimation()
        screen.settle()
        screen.wait(1.1)
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(results.isEmpty)
        animator.isReversed = true
        animator.startAnimation()
        screen.wait(0.5)
        #expect(isNear(share, 0.5))
        screen.wait(0.6)
        #expect(share == 0)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(results == [.start])
    }

    @Test("Observers hear when it begins and ceases to run")
    func observing() {
        var seen: [Bool] = []
        let animator = makeAnimator()
        let observation = animator.observe(\.isRunning, options: .new) { animator, _ in
            MainActor.assumeIsolated { seen.append(animator.isRunning) }
        }
        animator.startAnimation()
        screen.settle()
        screen.wait(1.1)
        #expect(seen == [true, false])
        observation.invalidate()
    }

    @Test("A delay comes before the start, a delay factor within the time")
    func delays() {
        let animator = makeAnimator()
        animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation(afterDelay: 1)
        #expect(animator.delay == 1)
        #expect(animator.isRunning)
        screen.settle()
        screen.wait(0.9)
        #expect(share == 0)
        screen.wait(0.85)
        #expect(isNear(share, 0.75))
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
        screen.wait(0.3)
        #expect(animator.state == .inactive)
    }

    @Test("Blocks that are added on the way take the rest of the time")
    func addingOnTheWay() {
        let animator = makeAnimator()
        animator.startAnimation()
        screen.settle()
        screen.wait(0.5)
        animator.addAnimations { view.alpha = 0 }
        screen.settle()
        screen.wait(0.25)
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
        #expect(isNear(share, 0.75))
        screen.wait(0.3)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("Springs overshoot; those by mass and stiffness have a duration of their own")
    func springs() {
        let bouncing = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.3) { view.center.x = 105 }
        bouncing.startAnimation()
        screen.settle()
        var highest: CGFloat = 0
        for _ in 0..<40 {
            screen.wait(0.02)
            highest = max(highest, share)
        }
        #expect(highest > 1.2)
        screen.wait(0.5)
        #expect(bouncing.state == .inactive)
        let stiff = UIViewPropertyAnimator(duration: 9, timingParameters: UISpringTimingParameters())
        #expect(stiff.duration < 5)
    }

    @Test("Keyframes and blocks inside take part")
    func partsInside() {
        var results: [Bool] = []
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 105 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 5 }
            }
            UIView.animate(withDuration: 0.1, animations: { view.alpha = 0 }, completion: { results.append($0) })
        }
        animator.fractionComplete = 0.5
        screen.settle()
        #expect(isNear(share, 1))
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.03)
        animator.fractionComplete = 0.75
        screen.settle()
        #expect(isNear(share, 0.5))
        animator.startAnimation()
        screen.wait(1)
        #expect(results == [true])
    }

    @Test("runningPropertyAnimator runs, and keeps touches away unless it is told not to")
    func runningFromTheStart() {
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 105 })
        #expect(animator.isRunning)
        #expect(!animator.isUserInteractionEnabled)
        screen.settle()
        screen.wait(0.5)
        #expect(isNear(share, 0.5))
        #expect(screen.window.hitTest(view.center, with: nil) === screen.window)
        screen.wait(0.6)
        #expect(screen.window.hitTest(view.center, with: nil) === view)
    }

    @Test("A property that is set on the way is not the animator's any more")
    func takenAway() {
        let animator = makeAnimator()
        animator.startAnimation()
        screen.settle()
        screen.wait(0.3)
        view.center.x = 25
        screen.settle()
        #expect(isNear(share, 0.2))
        animator.isReversed = true
        screen.wait(1)
        #expect(isNear(share, 0.2))
        #expect(animator.state == .inactive)
    }

    @Test("Nobody has to keep an animator that runs")
    func lifetime() {
        weak var gone: UIViewPropertyAnimator?
        do {
            let animator = makeAnimator()
            animator.startAnimation()
            gone = animator
        }
        #expect(gone != nil)
        screen.settle()
        screen.wait(1.1)
        #expect(gone == nil)
        #expect(view.center.x == 105)
    }

    @Test("A copy has the same motion, and neither blocks nor completions")
    func copying() throws {
        let animator = UIViewPropertyAnimator(duration: 3, dampingRatio: 0.5) { view.center.x = 105 }
        let copy = try #require(animator.copy() as? UIViewPropertyAnimator)
        #expect(copy.duration == 3)
        #expect(copy.timingParameters?.timingCurveType == .spring)
        copy.startAnimation()
        #expect(view.center.x == 5)
        screen.wait(4)
    }

    @Test("Timing parameters tell their kind and their numbers")
    func parameters() {
        let builtIn = UICubicTimingParameters(animationCurve: .easeIn)
        #expect(builtIn.timingCurveType == .builtin)
        #expect(abs(builtIn.controlPoint1.x - 0.42) < 0.001)
        let own = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
        #expect(own.timingCurveType == .cubic)
        #expect(own.cubicTimingParameters === own)
        #expect(own.springTimingParameters == nil)
        let spring = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 3, dy: 4))
        #expect(spring.timingCurveType == .spring)
        #expect(spring.initialVelocity.dy == 4)
        #expect(spring.cubicTimingParameters == nil)
    }
}
