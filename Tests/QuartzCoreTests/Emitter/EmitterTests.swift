import Foundation
import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

@Suite("Emitters")
@MainActor
struct EmitterTests {
    private let stage = Stage(width: 60, height: 60)
    private let emitter = CAEmitterLayer()
    private let cell = CAEmitterCell()

    init() throws {
        cell.name = "dot"
        cell.contents = try Self.dot(4)
        withoutActions {
            emitter.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
            emitter.emitterPosition = CGPoint(x: 30, y: 30)
            stage.root.addSublayer(emitter)
        }
    }

    private static func dot(_ side: Int) throws -> CGImage {
        let context = try #require(
            CGContext(
                data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        return try #require(context.makeImage())
    }

    private func particles(at time: Double, _ change: (inout EmitterValues) -> Void = { _ in }) -> [EmitterParticle] {
        var values = EmitterValues()
        values.cells = [EmitterCellValues(cell)]
        values.time = time
        change(&values)
        return EmitterSimulation(values).particles
    }

    @Test("SV-129: as many particles are made as the rates of cell and layer say, and live as long as the lifetimes say")
    func rates() {
        (cell.birthRate, cell.lifetime) = (20, 2)
        #expect(particles(at: 50).count == 40)
        #expect(particles(at: 50) { $0.stretches[0].birthRate = 3 }.count == 120)
        #expect(particles(at: 50) { $0.lifetime = 0.5 }.count == 20)
        cell.isEnabled = false
        #expect(particles(at: 50).isEmpty)
    }

    @Test("SV-129: a number with a range is anywhere between the mean less half the range and the mean and half of it")
    func ranges() throws {
        (cell.birthRate, cell.lifetime, cell.scale, cell.scaleRange) = (1000, 1, 2, 1)
        let scales = particles(at: 50).map(\.scale)
        let (least, most) = (try #require(scales.min()), try #require(scales.max()))
        #expect(least >= 1.5)
        #expect(least < 1.52)
        #expect(most <= 2.5)
        #expect(most > 2.48)
        #expect(abs(scales.reduce(0, +) / Double(scales.count) - 2) < 0.03)
    }

    @Test("SV-130 SV-131: where a particle is, how large and in which colour follows from its age")
    func motion() throws {
        (cell.birthRate, cell.lifetime) = (1, 3)
        (cell.velocity, cell.emissionLongitude, cell.yAcceleration) = (10, .pi / 2, 4)
        (cell.scale, cell.scaleSpeed, cell.spin, cell.alphaSpeed) = (1, 0.5, 2, -0.25)
        let old = try #require(particles(at: 10).first { $0.age == 2 })
        #expect(abs(old.position.x) < 1e-9)
        #expect(abs(old.position.y - 28) < 1e-9)
        #expect(old.scale == 2)
        #expect(old.angle == 4)
        #expect(old.color == [1, 1, 1, 0.5])
    }

    @Test("SV-132: a point has no size; a line is as wide as the size; the width of a circle is its radius")
    func shapes() {
        (cell.birthRate, cell.lifetime) = (2000, 1)
        func places(_ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode = .volume) -> [CGPoint] {
            particles(at: 9) { ($0.shape, $0.mode, $0.size) = (shape, mode, CGSize(width: 20, height: 10)) }.map(\.position)
        }
        #expect(places(.point).allSatisfy { $0 == .zero })
        #expect(places(.line).allSatisfy { $0.y == 0 && abs($0.x) <= 10 })
        #expect(places(.line).contains { $0.x < -9 })
        #expect(places(.rectangle).allSatisfy { abs($0.x) <= 10 && abs($0.y) <= 5 })
        #expect(places(.rectangle, .points).allSatisfy { abs($0.x) == 10 && abs($0.y) == 5 })
        #expect(places(.rectangle, .outline).allSatisfy { abs(abs($0.x) - 10) < 1e-9 || abs(abs($0.y) - 5) < 1e-9 })
        #expect(places(.circle).allSatisfy { hypot($0.x, $0.y) <= 20.001 })
        #expect(places(.circle).contains { hypot($0.x, $0.y) < 5 })
        #expect(places(.circle, .outline).allSatisfy { abs(hypot($0.x, $0.y) - 20) < 1e-9 })
    }

    @Test("SV-133: an emitter without a beginning has run for ever; one with a beginning has nothing before it")
    func beginning() {
        (cell.birthRate, cell.lifetime) = (100, 1)
        withoutActions { emitter.emitterCells = [cell] }
        stage.render()
        #expect(stage.pixel(30, 30) == 0xFFFF_FFFF)
        withoutActions { emitter.beginTime = stage.clock.now }
        stage.render()
        #expect(particles(at: 0.5) { $0.stretches[0].start = 0 }.count == 51)
        #expect(particles(at: -1) { $0.stretches[0].start = 0 }.isEmpty)
        #expect(particles(at: 0) { $0.stretches[0].start = 0 }.count == 1)
    }

    @Test("SV-133: an unset cell makes nothing; its scale is 1, its colour opaque white, its pixels are points")
    func defaults() {
        let cell = CAEmitterCell()
        #expect(cell.birthRate == 0)
        #expect(cell.lifetime == 0)
        #expect(cell.scale == 1)
        #expect(cell.contentsScale == 1)
        #expect(cell.isEnabled)
        #expect(cell.color == .white)
        #expect(emitter.emitterShape == .point)
        #expect(emitter.emitterMode == .volume)
        #expect(emitter.birthRate == 1)
        #expect(emitter.lifetime == 1)
        #expect(emitter.seed == 0)
        #expect(emitter.renderMode == .unordered)
    }

    @Test("Particles move on from frame to frame; those that were made live on when the rate becomes 0")
    func stopping() {
        (cell.birthRate, cell.lifetime, cell.velocity) = (50, 1, 20)
        withoutActions { emitter.emitterCells = [cell] }
        stage.render()
        #expect(stage.pixel(30, 30) == 0xFFFF_FFFF)
        #expect(stage.pixel(48, 30) == 0xFFFF_FFFF)
        withoutActions { emitter.birthRate = 0 }
        stage.clock.advance(by: 0.5)
        stage.render()
        #expect(stage.pixel(31, 30) == 0xFF00_0000)
        #expect(stage.pixel(45, 30) == 0xFFFF_FFFF)
        stage.clock.advance(by: 0.6)
        stage.render()
        #expect(stage.pixel(48, 30) == 0xFF00_0000)
        emitter.removeAllAnimations()
        #expect(emitter.animationKeys() == nil)
    }

    @Test("Particles make particles of their own where they are")
    func children() {
        (cell.birthRate, cell.lifetime, cell.velocity) = (1, 1, 10)
        let spark = CAEmitterCell()
        (spark.birthRate, spark.lifetime, spark.beginTime, spark.duration) = (10, 5, 0.5, 0.2)
        cell.emitterCells = [spark]
        let sparks = particles(at: 1.9) { $0.stretches[0].start = 0 }.filter { $0.cell != 0 }
        #expect(sparks.count >= 4)
        #expect(sparks.allSatisfy { $0.position.x >= 5 && $0.position.x <= 7 })
    }

    @Test("Cells are changed by a key path; a name that nobody has does nothing to them")
    func keyPaths() {
        (cell.birthRate, cell.lifetime) = (10, 1)
        emitter.emitterCells = [cell]
        emitter.setValue(25, forKeyPath: "emitterCells.dot.birthRate")
        #expect(cell.birthRate == 25)
        #expect(emitter.value(forKeyPath: "emitterCells.dot.birthRate") as? Float == 25)
        #expect(emitter.kind(EmitterValues.self).cells[0].birthRate == 25)
    }

    @Test("The same seed makes the same particles, another one others")
    func seeds() {
        (cell.birthRate, cell.lifetime, cell.emissionRange, cell.velocity) = (50, 1, .pi * 2, 30)
        #expect(particles(at: 7) == particles(at: 7))
        #expect(particles(at: 7) != particles(at: 7) { $0.seed = 1 })
    }

    @Test("A billion particles a second are as many as can be distinguished; numbers that are none count as 0")
    func bounds() {
        (cell.birthRate, cell.lifetime) = (1e9, 1000)
        cell.emitterCells = [cell]
        #expect(particles(at: 50).count <= EmitterSimulation.particleLimit)
        cell.emitterCells = nil
        (cell.birthRate, cell.lifetime, cell.velocity) = (.infinity, 1, .nan)
        #expect(particles(at: 50).isEmpty)
        emitter.birthRate = .nan
        emitter.lifetime = .infinity
        #expect(emitter.birthRate == 0)
        #expect(emitter.lifetime == 0)
    }
}
