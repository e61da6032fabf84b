/// The motion of a damped mass on a spring that is pulled out by one and comes to rest at zero.
@_spi(ForasteroInternal)
public struct Spring: Sendable {
    /// Of the undamped spring, in radians per second.
    let frequency: Double
    /// 1 is the least that does not overshoot.
    let dampingRatio: Double
    /// Speed towards the rest at the beginning.
    let velocity: Double

    /// Masses and stiffnesses that are not above 0 count as tiny, damping below 0 as none.
    public init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
        let mass = max(mass, 1e-9)
        let stiffness = max(stiffness, 1e-9)
        frequency = (stiffness / mass).squareRoot()
        dampingRatio = max(damping, 0) / (2 * (stiffness * mass).squareRoot())
        self.velocity = velocity
    }

    /// How far the mass is from rest after some seconds; negative when it has gone beyond.
    public func distance(at time: Double) -> Double {
        guard time > 0 else { return 1 }
        if dampingRatio < 1 {
            let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let sine = (dampingRatio * frequency - velocity) / damped
            return exp(-dampingRatio * frequency * time) * (cos(damped * time) + sine * sin(damped * time))
        }
        if dampingRatio == 1 { return exp(-frequency * time) * (1 + (frequency - velocity) * time) }
        let root = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
        let slow = -dampingRatio * frequency + root
        let fast = -dampingRatio * frequency - root
        // Both parts together begin at 1 with the given speed.
        let slowPart = (-velocity - fast) / (slow - fast)
        return slowPart * exp(slow * time) + (1 - slowPart) * exp(fast * time)
    }

    /// The time after which the distance stays below a tolerance; infinite when it never does.
    public func settlingTime(within tolerance: Double) -> Double {
        guard dampingRatio > 0 else { return .infinity }
        var end = 1 / frequency
        // The bound shrinks without end, so doubling finds a time at which all is over.
        while bound(at: end) > tolerance, end < 1e6 { end *= 2 }
        var low = 0.0
        for _ in 0..<60 {
            let middle = (low + end) / 2
            if bound(at: middle) > tolerance { low = middle } else { end = middle }
        }
        return end
    }

    /// A curve above the distance that does not swing; where there is no swing, the distance itself.
    private func bound(at time: Double) -> Double {
        guard dampingRatio < 1 else { return abs(distance(at: time)) }
        let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
        let sine = (dampingRatio * frequency - velocity) / damped
        return exp(-dampingRatio * frequency * time) * (1 + sine * sine).squareRoot()
    }
}
