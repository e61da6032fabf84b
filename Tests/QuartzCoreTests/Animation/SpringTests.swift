import Testing

@testable import QuartzCore

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
        #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10 && spring.initialVelocity == 0)
    }

    @Test("A spring without bounce is critically damped")
    func bounce() {
        let calm = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
        #expect(abs(calm.damping - 2 * calm.stiffness.squareRoot()) < 1e-9)
        #expect(CASpringAnimation(perceptualDuration: 0.5, bounce: 0.4).damping < calm.damping)
        #expect(calm.duration == calm.settlingDuration)
    }
}
