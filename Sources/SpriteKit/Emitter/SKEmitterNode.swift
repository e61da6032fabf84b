public import Foundation
import QuartzCore
public import UIKit

/// Makes particles and lets them fly: fire, smoke, stars.
///
/// Ranges are whole: a value with a range of 2 is from 1 below to 1 above. Particles follow from the order in which emitters are made and
/// from the time alone, so that each run of a program looks the same.
// apple: https://developer.apple.com/documentation/spritekit/skemitternode
@preconcurrency @MainActor
open class SKEmitterNode: SKNode {
    let particles = ParticleSystem()

    /// An emitter that makes none: its rate is 0.
    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Making

    /// Particles for each second. Default: 0.
    open var particleBirthRate: CGFloat = 0
    /// The particles that are made in all; 0, the default, is no end.
    open var numParticlesToEmit = 0 { didSet { particles.made = 0 } }
    /// In seconds. Default: 0.
    open var particleLifetime: CGFloat = 0
    /// How far the greatest is from the least.
    open var particleLifetimeRange: CGFloat = 0
    /// Where particles are made, in the coordinates of the node. Default: its position.
    open var particlePosition = CGPoint.zero
    /// The size of the rectangle in which they are made.
    open var particlePositionRange = CGVector.zero
    /// A node with which they move once they are made. Default: nil, they move with this one.
    open weak var targetNode: SKNode?

    /// Lets time pass at once.
    open func advanceSimulationTime(_ sec: TimeInterval) { particles.advance(self, by: max(sec, 0)) }

    /// Takes all particles away and begins anew.
    open func resetSimulation() { particles.reset() }

    // MARK: Flying

    /// In points per second. Default: 0.
    open var particleSpeed: CGFloat = 0
    /// How far the greatest is from the least.
    open var particleSpeedRange: CGFloat = 0
    /// The direction in which they fly off, in radians, counterclockwise from the right. Default: 0.
    open var emissionAngle: CGFloat = 0
    /// How far the greatest is from the least.
    open var emissionAngleRange: CGFloat = 0
    /// In points/s². Default: 0.
    open var xAcceleration: CGFloat = 0
    /// In points/s². Default: 0.
    open var yAcceleration: CGFloat = 0

    // MARK: Look

    /// Default: nil, a small square.
    open var particleTexture: SKTexture?
    /// The size before it is scaled; (0, 0), the default, is that of the picture.
    open var particleSize = CGSize.zero
    /// How they are mixed with what is behind them. Default: by their alpha.
    open var particleBlendMode = SKBlendMode.alpha

    /// Default: 1.
    open var particleAlpha: CGFloat = 1
    /// How far the greatest is from the least.
    open var particleAlphaRange: CGFloat = 0
    /// What is added in a second.
    open var particleAlphaSpeed: CGFloat = 0
    /// Alphas over a life, instead of the three.
    open var particleAlphaSequence: SKKeyframeSequence?

    /// Default: 1.
    open var particleScale: CGFloat = 1
    /// How far the greatest is from the least.
    open var particleScaleRange: CGFloat = 0
    /// What is added in a second.
    open var particleScaleSpeed: CGFloat = 0
    /// Scales over a life, instead of the three.
    open var particleScaleSequence: SKKeyframeSequence?

    /// In radians. Default: 0.
    open var particleRotation: CGFloat = 0
    /// How far the greatest is from the least.
    open var particleRotationRange: CGFloat = 0
    /// What is added in a second.
    open var particleRotationSpeed: CGFloat = 0

    /// Default: white.
    open var particleColor = UIColor.white
    /// How far the greatest is from the least.
    open var particleColorRedRange: CGFloat = 0
    /// How far the greatest is from the least.
    open var particleColorGreenRange: CGFloat = 0
    /// How far the greatest is from the least.
    open var particleColorBlueRange: CGFloat = 0
    /// What is added in a second.
    open var particleColorRedSpeed: CGFloat = 0
    /// What is added in a second.
    open var particleColorGreenSpeed: CGFloat = 0
    /// What is added in a second.
    open var particleColorBlueSpeed: CGFloat = 0
    /// Colours over a life, instead of those.
    open var particleColorSequence: SKKeyframeSequence?

    /// How much the colour counts, from 0, the default, to 1.
    open var particleColorBlendFactor: CGFloat = 0
    /// How far the greatest is from the least.
    open var particleColorBlendFactorRange: CGFloat = 0
    /// What is added in a second.
    open var particleColorBlendFactorSpeed: CGFloat = 0
    /// Factors over a life, instead of the three.
    open var particleColorBlendFactorSequence: SKKeyframeSequence?

    // MARK: Time and drawing

    override func advance(by seconds: TimeInterval) { particles.advance(self, by: seconds) }

    override func makeContent(for pass: RenderPass) -> CALayer? {
        let shown = particles.shown(by: self)
        guard !shown.isEmpty else { return nil }
        var place = pass
        if let targetNode {
            let fromScene = transformToRoot.inverted().concatenating(pass.transform)
            place.transform = targetNode.transformToRoot.concatenating(fromScene)
        }
        let layer = reusedLayer(DrawnLayer.self)
        let size = particleSize == .zero ? particleTexture?.size() ?? CGSize(width: 8, height: 8) : particleSize
        layer.drawing = ParticleDrawing(shown, size: size, texture: particleTexture, alpha: pass.alpha, mode: particleBlendMode)
        place.place(layer, isFlipped: false, fades: false)
        return layer
    }
}
