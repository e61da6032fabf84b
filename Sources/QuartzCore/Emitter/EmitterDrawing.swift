/// The particles of an emitter at one moment.
final class EmitterDrawing: LayerDrawing {
    private let values: EmitterValues
    private let kinds: [EmitterCellValues]
    private let particles: [EmitterParticle]
    let extent: CGRect
    private var tinted: [TintKey: CGImage] = [:]

    private struct TintKey: Hashable {
        var kind: Int
        var red: Int
        var green: Int
        var blue: Int
    }

    /// Colours closer to each other than one of so many steps share a picture.
    private static let tintSteps = 32.0

    /// Nil when nothing can be seen.
    init?(_ values: EmitterValues) {
        let simulation = EmitterSimulation(values)
        let kinds = simulation.kinds
        var seen = simulation.particles.filter { kinds[$0.cell].image != nil && $0.scale != 0 && $0.color[3] > 0 && $0.position.isUsable }
        guard !seen.isEmpty else { return nil }
        switch values.renderMode {
        case .oldestFirst: seen.sort { $0.age > $1.age }
        case .oldestLast: seen.sort { $0.age < $1.age }
        default: break
        }
        self.values = values
        self.kinds = kinds
        particles = seen
        extent = seen.reduce(CGRect.null) { rect, particle in
            let size = kinds[particle.cell].imageSize
            // In any direction that it may be turned to.
            let reach = (size.width + size.height) / 2 * CGFloat(abs(particle.scale)) + 1
            return rect.union(CGRect(x: particle.position.x - reach, y: particle.position.y - reach, width: reach * 2, height: reach * 2))
        }
    }

    func draw(in context: CGContext) {
        context.saveGState()
        defer { context.restoreGState() }
        if values.renderMode == .additive { context.setBlendMode(.plusLighter) }
        for particle in particles { draw(particle, in: context) }
    }

    private func draw(_ particle: EmitterParticle, in context: CGContext) {
        guard let image = image(of: particle) else { return }
        let size = kinds[particle.cell].imageSize
        context.saveGState()
        context.translateBy(x: particle.position.x, y: particle.position.y)
        context.rotate(by: CGFloat(particle.angle))
        context.scaleBy(x: CGFloat(particle.scale), y: CGFloat(-particle.scale))
        context.setAlpha(CGFloat(particle.color[3]))
        context.draw(image, in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
        context.restoreGState()
    }

    /// The picture in the colour of a particle.
    private func image(of particle: EmitterParticle) -> CGImage? {
        guard let image = kinds[particle.cell].image else { return nil }
        func step(_ value: Double) -> Int { Int((value * Self.tintSteps).rounded()) }
        let color = particle.color
        let key = TintKey(kind: particle.cell, red: step(color[0]), green: step(color[1]), blue: step(color[2]))
        let most = Int(Self.tintSteps)
        if key.red == most, key.green == most, key.blue == most { return image }
        if let known = tinted[key] { return known }
        let made = Self.tint(image, key.red, key.green, key.blue) ?? image
        tinted[key] = made
        return made
    }

    private static func tint(_ image: CGImage, _ red: Int, _ green: Int, _ blue: Int) -> CGImage? {
        guard
            let context = CGContext(
                data: nil, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        let all = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        context.draw(image, in: all)
        context.setBlendMode(.multiply)
        context.setFillColor(
            red: Double(red) / tintSteps, green: Double(green) / tintSteps, blue: Double(blue) / tintSteps, alpha: 1)
        context.fill(all)
        context.setBlendMode(.destinationIn)
        context.draw(image, in: all)
        return context.makeImage()
    }

    func isEqual(to other: any LayerDrawing) -> Bool { (other as? EmitterDrawing)?.values == values }
}

extension CGPoint {
    /// True if it can be drawn at all.
    fileprivate var isUsable: Bool { x.isFinite && y.isFinite && abs(x) < 1e5 && abs(y) < 1e5 }
}
