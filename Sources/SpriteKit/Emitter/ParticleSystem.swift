import Foundation
import UIKit

/// The particles of an emitter. What becomes of one follows from how it began.
@MainActor
final class ParticleSystem {
    /// More are not made.
    static let limit = 5_000
    private static var emitterCount: UInt64 = 0

    private struct Particle {
        var birth: TimeInterval
        var lifetime: TimeInterval
        var position: CGPoint
        var velocity: CGVector
        var alpha: CGFloat
        var scale: CGFloat
        var rotation: CGFloat
        var color: RGBA
        var blend: CGFloat
    }

    private var particles: [Particle] = []
    private var random: ParticleRandom
    private var time: TimeInterval = 0
    /// Parts of particles that are still to be made.
    private var owed = 0.0
    /// So many have been made.
    var made = 0

    init() {
        Self.emitterCount &+= 1
        random = ParticleRandom(seed: Self.emitterCount)
    }

    func reset() {
        particles = []
        (time, owed, made) = (0, 0, 0)
    }

    func advance(_ emitter: SKEmitterNode, by seconds: TimeInterval) {
        guard seconds > 0, seconds.isFinite else { return }
        let begin = time
        time += seconds
        particles.removeAll { time - $0.birth >= $0.lifetime }
        let rate = TimeInterval(max(emitter.particleBirthRate, 0))
        guard rate > 0, rate.isFinite else { return }
        let start = owed
        owed += rate * seconds
        let due = Int(min(owed, 1e6))
        owed -= Double(due)
        for number in 0..<due {
            if emitter.numParticlesToEmit > 0, made >= emitter.numParticlesToEmit { return }
            made += 1
            // Those that are made in one frame do not begin at one moment.
            let birth = begin + (Double(number + 1) - start) / rate
            let particle = make(emitter, at: min(birth, time))
            if time - particle.birth < particle.lifetime, particles.count < Self.limit { particles.append(particle) }
        }
    }

    private func make(_ emitter: SKEmitterNode, at birth: TimeInterval) -> Particle {
        let angle = random.around(emitter.emissionAngle, emitter.emissionAngleRange)
        let speed = random.around(emitter.particleSpeed, emitter.particleSpeedRange)
        var position = CGPoint(
            x: random.around(emitter.particlePosition.x, emitter.particlePositionRange.dx),
            y: random.around(emitter.particlePosition.y, emitter.particlePositionRange.dy))
        var velocity = CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed)
        if let target = emitter.targetNode {
            let way = emitter.transformToRoot.concatenating(target.transformToRoot.inverted())
            position = position.applying(way)
            velocity = CGVector(dx: velocity.dx * way.a + velocity.dy * way.c, dy: velocity.dx * way.b + velocity.dy * way.d)
        }
        var color = RGBA(emitter.particleColor)
        color.red = random.around(color.red, emitter.particleColorRedRange)
        color.green = random.around(color.green, emitter.particleColorGreenRange)
        color.blue = random.around(color.blue, emitter.particleColorBlueRange)
        return Particle(
            birth: birth, lifetime: TimeInterval(max(random.around(emitter.particleLifetime, emitter.particleLifetimeRange), 0)),
            position: position, velocity: velocity, alpha: random.around(emitter.particleAlpha, emitter.particleAlphaRange),
            scale: random.around(emitter.particleScale, emitter.particleScaleRange),
            rotation: random.around(emitter.particleRotation, emitter.particleRotationRange), color: color,
            blend: random.around(emitter.particleColorBlendFactor, emitter.particleColorBlendFactorRange))
    }

    /// The particles as they are seen now, the oldest first.
    func shown(by emitter: SKEmitterNode) -> [ShownParticle] {
        // optimization: emitters are asked once, and not by each particle.
        let (gravityX, gravityY) = (emitter.xAcceleration / 2, emitter.yAcceleration / 2)
        let look = ParticleChange(emitter)
        return particles.compactMap { particle in
            let age = CGFloat(time - particle.birth)
            let life = age / CGFloat(max(particle.lifetime, 1e-9))
            let alpha = look.alpha(particle.alpha, age, life)
            let scale = look.scale(particle.scale, age, life)
            guard alpha > 0.003, scale > 0 else { return nil }
            return ShownParticle(
                position: CGPoint(
                    x: particle.position.x + (particle.velocity.dx + gravityX * age) * age,
                    y: particle.position.y + (particle.velocity.dy + gravityY * age) * age),
                scale: scale, rotation: particle.rotation + look.rotationSpeed * age, alpha: min(alpha, 1),
                color: look.color(particle.color, particle.blend, age, life))
        }
    }
}
