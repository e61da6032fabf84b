import QuartzCore
import UIKit

/// The particles of an emitter at one moment. The y axis points upwards.
final class ParticleDrawing: LayerDrawing {
    private let particles: [ShownParticle]
    private let images: [CGImage?]
    private let size: CGSize
    private let alpha: CGFloat
    private let mode: CGBlendMode
    let extent: CGRect

    @MainActor
    init(_ particles: [ShownParticle], size: CGSize, texture: SKTexture?, alpha: CGFloat, mode: SKBlendMode) {
        self.particles = particles
        (self.size, self.alpha, self.mode) = (size, alpha, mode.mode)
        images = Self.images(of: particles, texture)
        extent = particles.reduce(CGRect.null) { rect, particle in
            // In any direction that it may be turned to.
            let reach = (size.width + size.height) / 2 * abs(particle.scale) + 1
            return rect.union(
                CGRect(x: particle.position.x - reach, y: particle.position.y - reach, width: reach * 2, height: reach * 2))
        }
    }

    @MainActor
    private static func images(of particles: [ShownParticle], _ texture: SKTexture?) -> [CGImage?] {
        guard let texture else { return particles.map { _ in nil } }
        // optimization: most particles have the colour of the one before, and to look it up takes longer than to draw it.
        var last: (color: RGBA, image: CGImage)?
        return particles.map { particle in
            if let last, last.color == particle.color { return last.image }
            let image = texture.image(tinted: particle.color)
            last = (particle.color, image)
            return image
        }
    }

    /// They are others in the next frame.
    var mixesWithBackground: Bool { true }

    func draw(in context: CGContext) {
        context.saveGState()
        defer { context.restoreGState() }
        context.setBlendMode(mode)
        context.interpolationQuality = .low
        for (particle, image) in zip(particles, images) { draw(particle, image, in: context) }
    }

    private func draw(_ particle: ShownParticle, _ image: CGImage?, in context: CGContext) {
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: particle.position.x, y: particle.position.y)
        if particle.rotation != 0 { context.rotate(by: particle.rotation) }
        context.setAlpha(particle.alpha * alpha)
        let (width, height) = (size.width * particle.scale, size.height * particle.scale)
        let rect = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
        if let image {
            context.draw(image, in: rect)
        } else {
            context.setFillColor(red: particle.color.red, green: particle.color.green, blue: particle.color.blue, alpha: 1)
            context.fill(rect)
        }
    }

    func isEqual(to other: any LayerDrawing) -> Bool {
        guard let other = other as? ParticleDrawing else { return false }
        return particles == other.particles && size == other.size && alpha == other.alpha && mode == other.mode
    }
}
