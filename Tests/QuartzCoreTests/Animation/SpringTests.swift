import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

@Suite("Springs")
struct SpringTests {
    /// The motion by many small steps, as a check on the formula.
    private func simulated(_ stiffness: Double, _ damping: Double, velocity: Double, at time: Double) -> Double {
        var (x, v) = (1.0, -velocity)
        let step = 1e-5
        for _ in 0..<Int((time / step).rounded()) {
            v += (-stiffness * x - damping * v) * step
            x += v * step
        }
        return x
    }

    @Test(
        "The formula is the motion of a mass on a spring",
        arguments: [(100.0, 10.0, 0.0), (100, 20, 0), (100, 40, 0), (300, 5, 3), (100, 20, -2), (100, 40, 5)])
    func motion(stiffness: Double, damping: Double, velocity: Double) {
        let spring = Spring(mass: 1, stiffness: stiffness, damping: damping, velocity: velocity)
        for time in [0.05, 0.2, 0.6] {
            #expect(abs(spring.distance(at: time) - simulated(stiffness, damping, velocity: velocity, at: time)) < 1e-3)
        }
        #expect(spring.distance(at: 0) == 1)
    }

    /// Places of views that UIKit moves, seen on a simulator. Those moments are up to two milliseconds off, in which the fastest
    /// of them moves by 0.7 points.
    // observed: iOS 26.1, presentation layers during animate(withDuration:delay:usingSpringWithDamping:…)
    @Test(
        "A view goes where UIKit's goes",
        arguments: [
            (190.21427, 0.6, 50.0, 150.0, [(0.15, 130.98), (0.3, 159.39), (0.45, 151.06), (0.6, 149.06)]),
            (286.40943, 0.35, 40, 160, [(0.15, 183.54), (0.3, 166.65), (0.45, 152.12), (0.6, 163.52), (0.8, 158.94)]),
        ] as [(Double, Double, Double, Double, [(Double, Double)])])
    @MainActor
    func seen(stiffness: Double, ratio: Double, from: Double, to: Double, places: [(time: Double, x: Double)]) throws {
        let stage = Stage()
        let layer = plain(.red, 0, 0, 10, 10)
        withoutActions { stage.root.addSublayer(layer) }
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.stiffness = stiffness
        spring.damping = 2 * ratio * stiffness.squareRoot()
        spring.fromValue = from
        spring.toValue = to
        spring.duration = 2
        layer.add(spring, forKey: nil)
        stage.render()
        let start = stage.clock.now
        for place in places {
            stage.clock.advance(by: start + place.time - stage.clock.now)
            // The picture is at most one frame old; this is the position at the very moment.
            layer.opacity = layer.opacity == 1 ? 0.9 : 1
            stage.render()
            #expect(abs(try #require(layer.presentation()).position.x - place.x) < 0.75)
        }
    }

    @Test("After the settling time the mass stays where it is, and not long before it does not")
    func settling() {
        let spring = CASpringAnimation(keyPath: "position")
        let model = Spring(mass: 1, stiffness: 100, damping: 10, velocity: 0)
        let end = spring.settlingDuration
        #expect(stride(from: end, to: end + 3, by: 0.01).allSatisfy { abs(model.distance(at: $0)) <= 0.001 })
        #expect(stride(from: end - 0.6, to: end, by: 0.01).contains { abs(model.distance(at: $0)) > 0.001 })
    }

    @Test("Without damping it never settles")
    func undamped() {
        let spring = CASpringAnimation(keyPath: "position")
        spring.damping = 0
        #expect(spring.settlingDuration == .infinity)
    }

    @Test("Mass, stiffness, damping and velocity have Apple's defaults")
    func defaults() {
        let spring = CASpringAnimation()
        #expect(spring.mass == 1)
        #expect(spring.stiffness == 100)
        #expect(spring.damping == 10)
        #expect(spring.initialVelocity == 0)
    }

    @Test("A spring without bounce is critically damped")
    func bounce() {
        let calm = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
        #expect(abs(calm.damping - 2 * calm.stiffness.squareRoot()) < 1e-9)
        #expect(CASpringAnimation(perceptualDuration: 0.5, bounce: 0.4).damping < calm.damping)
        #expect(calm.duration == calm.settlingDuration)
    }
}
