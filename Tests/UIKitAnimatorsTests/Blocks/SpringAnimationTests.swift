import Testing
import UIKitTesting

@MainActor
struct SpringAnimationTests {
    private let screen = TestScreen(size: CGSize(width: 300, height: 200), scale: 1)
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        screen.window.addSubview(view)
        screen.settle()
    }

    /// The share of the way that is seen.
    private var share: CGFloat { ((view.layer.presentation()?.position.x ?? view.layer.position.x) - 5) / 100 }

    private func samples(every step: TimeInterval, count: Int) -> [CGFloat] {
        (0..<count).map { _ in
            screen.wait(step)
            return share
        }
    }

    @Test("A critically damped spring of one second swings with 9.2334 radians per second, and does not overshoot")
    func critical() throws {
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) { view.center.x = 105 }
        let spring = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
        #expect(abs(spring.stiffness.squareRoot() - 9.2334) < 0.001)
        #expect(spring.mass == 1)
        screen.settle()
        let seen = samples(every: 0.1, count: 9)
        #expect(seen == seen.sorted())
        #expect((seen.last ?? 0) > 0.99)
        #expect(seen.allSatisfy { $0 <= 1 })
    }

    @Test("A weakly damped spring overshoots, and is at rest when its time is over")
    func bouncing() {
        var results: [Bool] = []
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0, animations: { view.center.x = 105 },
            completion: { results.append($0) })
        screen.settle()
        let seen = samples(every: 0.02, count: 48)
        #expect((seen.max() ?? 0) > 1.2)
        #expect((seen.last ?? 0) > 0.99)
        #expect((seen.last ?? 0) < 1.01)
        #expect(results.isEmpty)
        screen.wait(0.1)
        #expect(results == [true])
        #expect(share == 1)
    }

    @Test("A velocity at the beginning starts faster")
    func velocity() {
        func seenEarly(_ velocity: CGFloat) -> CGFloat {
            UIView.performWithoutAnimation { view.center.x = 5 }
            UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: velocity) { view.center.x = 105 }
            screen.settle()
            screen.wait(0.05)
            return share
        }
        #expect(seenEarly(5) > seenEarly(0) + 0.1)
    }

    @Test("A spring by duration and bounce: the first takes 2π radians, the second takes away from the damping")
    func byFeeling() throws {
        UIView.animate(springDuration: 0.5, bounce: 0.25) { view.center.x = 105 }
        let spring = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
        let frequency = 2 * CGFloat.pi / 0.5
        #expect(abs(spring.stiffness - frequency * frequency) < 0.01)
        #expect(abs(spring.damping - 2 * 0.75 * frequency) < 0.01)
        #expect(spring.duration > 0.5)
    }

    @Test("Without damping or time a spring still ends", arguments: [(0, 1), (-1, 1), (0.5, 0.0), (1, 0.0001)])
    func odd(damping: CGFloat, duration: TimeInterval) {
        var results: [Bool] = []
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0,
            animations: { view.center.x = 105 }, completion: { results.append($0) })
        screen.wait(2)
        #expect(results == [true])
        #expect(share == 1)
    }
}
