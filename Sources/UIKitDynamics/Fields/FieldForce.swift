import CoreGraphics
import Foundation

/// The effect of a field on an item in it.
enum FieldForce {
    case drag
    case vortex
    case radialGravity
    case linearGravity
    case velocity
    case noise
    case turbulence
    case spring
    case electric
    case magnetic
    case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
}

/// An item in a field, seen from the field.
struct FieldSample {
    /// From the field's position, in points.
    var offset: CGPoint
    /// In points per second.
    var velocity: CGVector
    /// Of 1 for 100 × 100 points with a density of 1.
    var mass: CGFloat
    var charge: CGFloat
    /// Since the field began to act, in seconds.
    var time: TimeInterval
}

/// The properties of a field that its forces depend on.
struct FieldSettings {
    var strength: CGFloat = 1
    var falloff: CGFloat = 0
    var minimumRadius: CGFloat = 1e-3
    var direction = CGVector(dx: 0, dy: 0)
    var smoothness: CGFloat = 0
    var animationSpeed: CGFloat = 0

    /// Points per second squared of a strength of 1 on a mass of 1; the same as that of a push.
    // ad-hoc: Apple says only what the forces are proportional to.
    private static let unit: CGFloat = 100

    /// The strength at a distance: that at the least radius, and less beyond it as the power says.
    private func attenuated(at distance: CGFloat) -> CGFloat {
        guard falloff != 0 else { return strength }
        return strength * pow(max(distance, minimumRadius), -falloff)
    }

    /// The force on an item: 1 moves a mass of 1 with 1 point/s². Nil for a field that sets the velocity instead.
    func force(_ kind: FieldForce, on item: FieldSample) -> CGVector? {
        let distance = hypot(item.offset.x, item.offset.y)
        let size = attenuated(at: distance) * Self.unit
        // The direction to the field's position; none where the item is on it.
        let inwards = distance > 0 ? CGVector(dx: -item.offset.x / distance, dy: -item.offset.y / distance) : CGVector(dx: 0, dy: 0)
        let speed = hypot(item.velocity.dx, item.velocity.dy)
        switch kind {
        case .velocity, .custom: return nil
        case .drag: return scaled(item.velocity, -attenuated(at: distance))
        case .vortex: return scaled(CGVector(dx: inwards.dy, dy: -inwards.dx), size * item.mass)
        case .radialGravity: return scaled(inwards, size * item.mass)
        case .linearGravity: return scaled(direction, size * item.mass)
        case .spring: return scaled(inwards, attenuated(at: distance) * distance)
        case .electric: return scaled(inwards, -size * item.charge)
        case .magnetic: return scaled(CGVector(dx: -item.velocity.dy, dy: item.velocity.dx), attenuated(at: distance) * item.charge)
        case .noise: return scaled(noise(at: item), size * item.mass)
        case .turbulence: return scaled(noise(at: item), attenuated(at: distance) * speed * item.mass)
        }
    }

    private func noise(at item: FieldSample) -> CGVector {
        FieldNoise(smoothness: smoothness).value(at: item.offset, time: item.time * TimeInterval(animationSpeed))
    }

    private func scaled(_ vector: CGVector, _ factor: CGFloat) -> CGVector {
        CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
    }
}
