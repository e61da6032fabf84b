import Foundation

/// How the particles of an emitter change with their age.
@MainActor
struct ParticleChange {
    let rotationSpeed: CGFloat
    private let alphaSpeed: CGFloat
    private let scaleSpeed: CGFloat
    private let blendSpeed: CGFloat
    private let colorSpeed: RGBA
    private let alphas: SKKeyframeSequence?
    private let scales: SKKeyframeSequence?
    private let colors: SKKeyframeSequence?
    private let blends: SKKeyframeSequence?

    init(_ emitter: SKEmitterNode) {
        (rotationSpeed, alphaSpeed) = (emitter.particleRotationSpeed, emitter.particleAlphaSpeed)
        (scaleSpeed, blendSpeed) = (emitter.particleScaleSpeed, emitter.particleColorBlendFactorSpeed)
        colorSpeed = RGBA(
            red: emitter.particleColorRedSpeed, green: emitter.particleColorGreenSpeed, blue: emitter.particleColorBlueSpeed, alpha: 0)
        (alphas, scales) = (emitter.particleAlphaSequence, emitter.particleScaleSequence)
        (colors, blends) = (emitter.particleColorSequence, emitter.particleColorBlendFactorSequence)
    }

    func alpha(_ start: CGFloat, _ age: CGFloat, _ life: CGFloat) -> CGFloat { alphas?.number(at: life) ?? start + alphaSpeed * age }

    func scale(_ start: CGFloat, _ age: CGFloat, _ life: CGFloat) -> CGFloat { scales?.number(at: life) ?? start + scaleSpeed * age }

    func color(_ start: RGBA, _ blend: CGFloat, _ age: CGFloat, _ life: CGFloat) -> RGBA {
        let factor = blends?.number(at: life) ?? blend + blendSpeed * age
        guard factor > 0 else { return .white }
        let own =
            colors?.color(at: life)
            ?? RGBA(
                red: start.red + colorSpeed.red * age, green: start.green + colorSpeed.green * age, blue: start.blue + colorSpeed.blue * age
            )
        return RGBA.white.mixed(with: own, min(factor, 1))
    }
}
