import Foundation
@_spi(ForasteroInternal) internal import QuartzCore

/// The law by which what is animated moves from its beginning to its end.
package enum AnimationMotion: Sendable {
    case curve(CAMediaTimingFunction)
    case spring(SpringMotion)

    /// How long the motion takes by itself; nil if it can take any time.
    package var ownDuration: TimeInterval? {
        guard case .spring(let spring) = self else { return nil }
        return spring.duration
    }

    /// An animation of a property that moves in this way.
    package func makeAnimation(keyPath: String) -> CABasicAnimation {
        switch self {
        case .curve(let function):
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.timingFunction = function
            return animation
        case .spring(let spring):
            return spring.makeAnimation(keyPath: keyPath)
        }
    }

    /// How far the way is, some seconds after the beginning of a motion that takes `duration`.
    package func progress(at time: TimeInterval, of duration: TimeInterval) -> Double {
        guard time < duration else { return 1 }
        guard time > 0 else { return 0 }
        switch self {
        case .curve(let function): return function.progress(at: time / duration)
        case .spring(let spring): return 1 - spring.spring.distance(at: time)
        }
    }
}

/// A mass on a spring that is let go at one end of the way and comes to rest at the other.
package struct SpringMotion: Sendable {
    package let mass: Double
    package let stiffness: Double
    package let damping: Double
    /// In ways per second.
    let velocity: Double
    /// When it is taken for being at rest.
    let duration: TimeInterval

    var spring: Spring { Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity) }

    package init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
        (self.mass, self.stiffness, self.damping, self.velocity) = (mass, stiffness, damping, velocity)
        let time = Spring(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity).settlingTime(within: Self.tolerance)
        duration = min(time, Self.longest)
    }

    /// A spring that is at rest after a given time, without regard to how stiff it must be for that.
    /// - Parameter dampingRatio: 1 does not overshoot, as everything above; towards 0 it swings more and more.
    package init(dampingRatio: Double, velocity: Double, duration: TimeInterval) {
        let ratio = min(max(dampingRatio, Self.leastDampingRatio), 1)
        let frequency = Self.frequency(dampingRatio: ratio, velocity: velocity, duration: duration)
        mass = 1
        stiffness = frequency * frequency
        damping = 2 * ratio * frequency
        self.velocity = velocity
        self.duration = duration
    }

    /// A spring by how it feels: its period without damping, and how much it overshoots.
    /// - Parameter bounce: 0 does not overshoot, 1 never comes to rest, below 0 it arrives slowly.
    package init(perceptualDuration: TimeInterval, bounce: Double, velocity: Double) {
        let frequency = 2 * Double.pi / max(perceptualDuration, 0.001)
        let ratio = bounce >= 0 ? 1 - min(bounce, 1 - Self.leastDampingRatio) : 1 / (1 + max(bounce, -0.99))
        self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
    }

    func makeAnimation(keyPath: String) -> CASpringAnimation {
        let animation = CASpringAnimation(keyPath: keyPath)
        animation.mass = CGFloat(mass)
        animation.stiffness = CGFloat(stiffness)
        animation.damping = CGFloat(damping)
        animation.initialVelocity = CGFloat(velocity)
        return animation
    }

    // MARK: How stiff

    /// The share of the way from the end at which a motion is at rest.
    private static let tolerance = 0.001
    private static let leastDampingRatio = 0.01
    /// No spring swings longer, in seconds.
    private static let longest: TimeInterval = 60

    /// The frequency, in radians per second, with which a spring is at rest after a time.
    // observed: with mass 1 the amplitude that is left after the duration is a thousandth of the way.
    private static func frequency(dampingRatio: Double, velocity: Double, duration: TimeInterval) -> Double {
        func rest(_ frequency: Double) -> Double {
            guard dampingRatio < 1 else { return (1 + (frequency - velocity) * duration) * exp(-frequency * duration) }
            let amplitude = (dampingRatio * frequency - velocity) / (frequency * (1 - dampingRatio * dampingRatio).squareRoot())
            return abs(amplitude) * exp(-dampingRatio * frequency * duration)
        }
        let duration = max(duration, 0.001)
        var high = 10 / (dampingRatio * duration)
        while rest(high) > tolerance { high *= 2 }
        var low = high / 2
        while rest(low) <= tolerance, low * duration > 0.01 { (low, high) = (low / 2, low) }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if rest(middle) > tolerance { low = middle } else { high = middle }
        }
        return high
    }
}
