import Foundation
import UIKit

/// The particles of a file.
@MainActor
struct EmitterFile {
    private let source: ArchivedObject

    init(_ source: ArchivedObject) { self.source = source }

    private func number(_ key: String, _ standard: CGFloat = 0) -> CGFloat { source.number(key) ?? standard }

    func describe(_ emitter: SKEmitterNode) {
        describeBirth(emitter)
        describeFlight(emitter)
        describeLook(emitter)
        describeColor(emitter)
    }

    private func describeBirth(_ emitter: SKEmitterNode) {
        emitter.particleBirthRate = number("_birthrate")
        emitter.numParticlesToEmit = Int(min(max(number("_numParticlesToEmit"), 0), 1e9))
        emitter.particleLifetime = number("_lifetime")
        emitter.particleLifetimeRange = number("_lifetimeVariance")
        emitter.particlePosition = source.point("_startPosition") ?? .zero
        let range = source.point("_startPositionVariance") ?? .zero
        emitter.particlePositionRange = CGVector(dx: range.x, dy: range.y)
    }

    private func describeFlight(_ emitter: SKEmitterNode) {
        emitter.particleSpeed = number("_startSpeed")
        emitter.particleSpeedRange = number("_startSpeedVariance")
        emitter.emissionAngle = number("_emissionAngle")
        emitter.emissionAngleRange = number("_emissionAngleVariance")
        let acceleration = source.point("_acceleration") ?? .zero
        (emitter.xAcceleration, emitter.yAcceleration) = (acceleration.x, acceleration.y)
    }

    private func describeLook(_ emitter: SKEmitterNode) {
        if let name = source.object("_particleTexture")?.text("_imgName") { emitter.particleTexture = SKTexture(imageNamed: name) }
        emitter.particleSize = source.size("_startSize") ?? .zero
        emitter.particleBlendMode = source.number("_particleBlendMode").flatMap { SKBlendMode(rawValue: Int($0)) } ?? .alpha
        emitter.particleAlpha = number("_startOpacity", 1)
        emitter.particleAlphaRange = number("_startOpacityVariance")
        emitter.particleAlphaSpeed = number("_opacitySpeed")
        emitter.particleAlphaSequence = sequence("_particleAlphaSequence")
        emitter.particleScale = number("_startScale", 1)
        emitter.particleScaleRange = number("_startScaleVariance")
        emitter.particleScaleSpeed = number("_scaleSpeed")
        emitter.particleScaleSequence = sequence("_particleScaleSequence")
        emitter.particleRotation = number("_startRotation")
        emitter.particleRotationRange = number("_startRotationVariance")
        emitter.particleRotationSpeed = number("_rotationSpeed")
    }

    private func describeColor(_ emitter: SKEmitterNode) {
        emitter.particleColor =
            RGBA(
                red: number("_startColorR", 1), green: number("_startColorG", 1), blue: number("_startColorB", 1),
                alpha: number("_startColorA", 1)
            ).color
        emitter.particleColorRedRange = number("_startColorVarianceR")
        emitter.particleColorGreenRange = number("_startColorVarianceG")
        emitter.particleColorBlueRange = number("_startColorVarianceB")
        emitter.particleColorRedSpeed = number("_colorSpeedR")
        emitter.particleColorGreenSpeed = number("_colorSpeedG")
        emitter.particleColorBlueSpeed = number("_colorSpeedB")
        emitter.particleColorSequence = sequence("_particleColorSequence")
        emitter.particleColorBlendFactor = number("_startColorMix")
        emitter.particleColorBlendFactorRange = number("_startColorBlendVariance")
        emitter.particleColorBlendFactorSpeed = number("_colorBlendSpeed")
        emitter.particleColorBlendFactorSequence = sequence("_particleColorBlendFactorSequence")
    }

    private func sequence(_ key: String) -> SKKeyframeSequence? {
        guard let object = source.object(key) else { return nil }
        var (values, times): ([Any], [NSNumber]) = ([], [])
        for (value, time) in zip(object.list("_values"), object.list("_times")) {
            guard case .number(let moment)? = source.archive.resolve(time) else { continue }
            if case .number(let number)? = source.archive.resolve(value) {
                values.append(NSNumber(value: number))
            } else if let color = source.archive.object(value)?.color {
                values.append(color)
            } else {
                continue
            }
            times.append(NSNumber(value: moment))
        }
        guard !values.isEmpty else { return nil }
        let result = SKKeyframeSequence(keyframeValues: values, times: times)
        result.interpolationMode = object.number("_interpolationMode").flatMap { SKInterpolationMode(rawValue: Int($0)) } ?? .linear
        result.repeatMode = object.number("_repeatMode").flatMap { SKRepeatMode(rawValue: Int($0)) } ?? .clamp
        return result
    }
}
