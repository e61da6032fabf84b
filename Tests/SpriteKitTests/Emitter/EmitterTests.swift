@testable import SpriteKit
import Testing

@MainActor
struct EmitterTests {
    private func makeEmitter() -> SKEmitterNode {
        let emitter = SKEmitterNode()
        emitter.particleBirthRate = 10
        emitter.particleLifetime = 1
        emitter.particleSpeed = 100
        return emitter
    }

    @Test("MO-21: particles are made at a rate, fly, and end")
    func life() {
        let emitter = makeEmitter()
        emitter.advance(by: 0.55)
        let shown = emitter.particles.shown(by: emitter)
        #expect(shown.count == 5 && isNear(shown[0].position, CGPoint(x: 45, y: 0)))
        for _ in 0..<300 { emitter.advance(by: 1.0 / 60) }
        #expect((9...10).contains(emitter.particles.shown(by: emitter).count))
    }

    @Test("No more are made than it is said")
    func number() {
        let emitter = makeEmitter()
        emitter.numParticlesToEmit = 3
        emitter.particleLifetime = 100
        emitter.advanceSimulationTime(10)
        #expect(emitter.particles.shown(by: emitter).count == 3)
        emitter.resetSimulation()
        #expect(emitter.particles.shown(by: emitter).isEmpty)
        emitter.advanceSimulationTime(10)
        #expect(emitter.particles.shown(by: emitter).count == 3)
    }

    @Test("Speeds and sequences change what particles look like")
    func look() {
        let emitter = makeEmitter()
        emitter.numParticlesToEmit = 1
        emitter.particleAlphaSpeed = -0.5
        emitter.particleScaleSequence = SKKeyframeSequence(keyframeValues: [1, 3], times: [0, 1])
        emitter.particleColorBlendFactor = 1
        emitter.particleColorSequence = SKKeyframeSequence(keyframeValues: [UIColor.red, UIColor.blue], times: [0, 1])
        emitter.yAcceleration = -100
        emitter.advance(by: 0.6)
        let particle = emitter.particles.shown(by: emitter).first
        #expect(isNear(particle?.alpha ?? 0, 0.75) && isNear(particle?.scale ?? 0, 2) && isNear(particle?.color.blue ?? 0, 0.5))
        #expect(isNear(particle?.position ?? .zero, CGPoint(x: 50, y: -12.5)))
    }

    @Test("Ranges reach as far to both sides")
    func ranges() {
        let emitter = makeEmitter()
        emitter.particleBirthRate = 1000
        emitter.particlePositionRange = CGVector(dx: 40, dy: 0)
        emitter.particleSpeed = 0
        emitter.advance(by: 0.9)
        let places = emitter.particles.shown(by: emitter).map(\.position.x)
        #expect(places.allSatisfy { abs($0) <= 20 } && (places.min() ?? 0) < -15 && (places.max() ?? 0) > 15)
    }

    @Test("Odd numbers make no particles, and too many are not made")
    func odd() {
        let emitter = makeEmitter()
        emitter.particleBirthRate = .infinity
        emitter.advance(by: 1)
        emitter.particleBirthRate = -5
        emitter.advance(by: 1)
        #expect(emitter.particles.shown(by: emitter).isEmpty)
        emitter.particleBirthRate = 1e9
        emitter.advance(by: 0.5)
        #expect(emitter.particles.shown(by: emitter).count <= ParticleSystem.limit)
    }

    @Test("Sequences hold their last value, or begin anew")
    func sequences() {
        let sequence = SKKeyframeSequence(keyframeValues: [0, 10], times: [0, 1])
        #expect(sequence.number(at: 0.5) == 5 && sequence.number(at: 3) == 10 && sequence.number(at: -1) == 0)
        sequence.repeatMode = .loop
        #expect(sequence.number(at: 1.5) == 5)
        sequence.interpolationMode = .step
        #expect(sequence.number(at: 0.9) == 0)
        #expect(SKKeyframeSequence(capacity: 3).sample(atTime: 0) == nil)
    }

    @Test("Particles are seen in front of what is behind them")
    func seen() {
        let stage = SceneCase()
        let emitter = SKEmitterNode()
        emitter.particleBirthRate = 100
        emitter.particleLifetime = 10
        emitter.particleColor = .green
        emitter.particleColorBlendFactor = 1
        emitter.particleSize = CGSize(width: 20, height: 20)
        emitter.position = CGPoint(x: 200, y: 150)
        stage.scene.addChild(emitter)
        stage.screen.wait(0.2)
        #expect(stage.shows(.green, at: 200, 150))
    }
}
