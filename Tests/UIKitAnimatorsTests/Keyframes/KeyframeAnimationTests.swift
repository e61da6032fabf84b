import Testing
import UIKitTesting

@MainActor
struct KeyframeAnimationTests {
    private let screen = TestScreen(size: CGSize(width: 300, height: 200), scale: 1)
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    /// The option for an even pace overall, as applications write it.
    private static let even = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

    init() {
        screen.window.addSubview(view)
        screen.settle()
    }

    private var seen: CGPoint { view.layer.presentation()?.position ?? view.layer.position }

    @Test("Each keyframe has its part of the time; between them nothing moves")
    func parts() {
        var results: [Bool] = []
        UIView.animateKeyframes(
            withDuration: 4, delay: 0, options: Self.even,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 105 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.center.x = 205 }
            }, completion: { results.append($0) })
        #expect(view.center.x == 205)
        screen.settle()
        screen.wait(0.5)
        #expect(abs(seen.x - 55) < 3)
        screen.wait(1)
        #expect(abs(seen.x - 105) < 1)
        screen.wait(1)
        #expect(abs(seen.x - 155) < 3)
        screen.wait(1)
        #expect(abs(seen.x - 205) < 1)
        #expect(results.isEmpty)
        screen.wait(0.6)
        #expect(results == [true])
    }

    @Test("What changes outside of keyframes takes the whole time")
    func outside() {
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: Self.even) {
            view.alpha = 0
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 105 }
        }
        screen.settle()
        screen.wait(1)
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.03)
        #expect(abs(seen.x - 105) < 1)
    }

    @Test("Discrete values jump")
    func discrete() {
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: [Self.even, .calculationModeDiscrete]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 105 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 205 }
        }
        screen.settle()
        screen.wait(0.9)
        #expect(seen.x == 5)
        screen.wait(0.2)
        #expect(seen.x == 105)
    }

    @Test("Paced values ignore the times")
    func paced() {
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: [Self.even, .calculationModePaced]) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { view.center.x = 105 }
            UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.9) { view.center.x = 205 }
        }
        screen.settle()
        screen.wait(1)
        #expect(abs(seen.x - 105) < 3)
    }

    @Test("Without keyframes it is an animation as any other; outside of one a keyframe changes at once")
    func noKeyframes() {
        UIView.animateKeyframes(withDuration: 1, delay: 0) { view.center.x = 105 }
        screen.settle()
        screen.wait(0.5)
        #expect(abs(seen.x - 55) < 3)
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 20 }
        screen.settle()
        #expect(seen.x == 20)
    }

    @Test("Repetition and interruption are as for other animations")
    func repeated() {
        var results: [Bool] = []
        UIView.animateKeyframes(
            withDuration: 1, delay: 0, options: [Self.even, .repeat, .autoreverse],
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 105 }
            }, completion: { results.append($0) })
        screen.settle()
        screen.wait(3.5)
        #expect(abs(seen.x - 55) < 3)
        #expect(results.isEmpty)
        view.center.x = 0
        #expect(results == [false])
    }
}
