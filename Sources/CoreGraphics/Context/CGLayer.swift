/// A picture that is drawn once and then painted many times into contexts like the one it was made for.
// apple: https://developer.apple.com/documentation/coregraphics/cglayer
public final class CGLayer {
    /// In units of the user space that the layer was made for.
    public let size: CGSize
    /// Where the layer is drawn. Its origin is where that of the other context is: at the bottom left, or the top left in a view.
    public let context: CGContext?

    /// A transparent layer with as many pixels as the context has for a rectangle of this size.
    ///
    /// Nil when a side is not above zero or memory is short.
    /// - Parameter auxiliaryInfo: Reserved, pass nil.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        let base = context.baseTransform
        let scale = abs(base.a * base.d - base.b * base.c).squareRoot()
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width > 0, height > 0, width <= CGFloat(PixelBuffer.maximumSide), height <= CGFloat(PixelBuffer.maximumSide),
            let buffer = PixelBuffer(width: Int(width), height: Int(height), format: .argb32)
        else { return nil }
        let isFlipped = base.d < 0
        let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: isFlipped ? -scale : scale, tx: 0, ty: isFlipped ? height : 0)
        guard
            let own = CGContext(buffer: buffer, layout: .native(.argb32), space: CGColorSpace.shared.sRGB, baseTransform: transform)
        else { return nil }
        self.size = size
        self.context = own
        self.isFlipped = isFlipped
    }

    /// True if rows count from the top in the layer's space.
    let isFlipped: Bool
}

extension CGContext {
    /// Paints a layer, stretched to a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        let rect = rect.standardized
        guard let image = layer.context?.makeImage(), rect.isNumeric, !rect.isEmpty, !rect.isInfinite else { return }
        guard layer.isFlipped else { return draw(image, in: rect) }
        saveGState()
        translateBy(x: rect.minX, y: rect.maxY)
        scaleBy(x: 1, y: -1)
        draw(image, in: CGRect(origin: .zero, size: rect.size))
        restoreGState()
    }

    /// Paints a layer in its own size with its origin at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}
