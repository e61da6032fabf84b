@_spi(ForasteroInternal) internal import CoreGraphics

extension UIImage {
    /// Draws the picture upright into a context whose y points down.
    /// - Parameter stencilColor: what is drawn through the picture's alpha in place of its colours; nil draws these.
    package func paint(in context: CGContext, rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat, stencilColor: CGColor?) {
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
        guard let first = content.frames.first, content.pixels == nil else {
            paintPixels(in: context, rect: rect, blendMode: blendMode, alpha: alpha, stencilColor: stencilColor)
            return
        }
        first.paint(in: context, rect: rect, blendMode: blendMode, alpha: alpha, stencilColor: stencilColor)
    }

    private func paintPixels(in context: CGContext, rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat, stencilColor: CGColor?) {
        guard let cgImage else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        if let stencilColor {
            context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
            place(pixels(for: rect.size, in: context) ?? cgImage, in: context, rect: rect)
            context.setBlendMode(.sourceIn)
            context.setFillColor(stencilColor)
            context.fill(rect)
            context.endTransparencyLayer()
        } else if let symbol = content.symbol, let colors = symbolColors {
            context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
            context.concatenate(imageOrientation.transform(into: rect))
            let stored = imageOrientation.isSideways ? CGSize(width: rect.height, height: rect.width) : rect.size
            // Symbols are drawn with y pointing down.
            context.translateBy(x: -stored.width / 2, y: stored.height / 2)
            context.scaleBy(x: stored.width / symbol.size.width, y: -stored.height / symbol.size.height)
            symbol.draw(in: context, colors: colors)
            context.endTransparencyLayer()
        } else {
            place(pixels(for: rect.size, in: context) ?? cgImage, in: context, rect: rect)
        }
    }

    /// A picture made of lines is redrawn for a size that it does not have; nil for other pictures.
    private func pixels(for size: CGSize, in context: CGContext) -> CGImage? {
        guard content.isRedrawn, size != self.size, content.stretching == nil else { return nil }
        let transform = context.ctm
        let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        let stored = imageOrientation.isSideways ? CGSize(width: size.height, height: size.width) : size
        return content.vector?.image(size: stored, scale: scale) ?? content.symbol?.image(size: stored, scale: scale)
    }

    /// Puts the pixels in a rectangle: whole, or in parts if some of them keep their size.
    private func place(_ image: CGImage, in context: CGContext, rect: CGRect) {
        guard let stretching = content.stretching, rect.size != size else {
            context.saveGState()
            context.concatenate(imageOrientation.transform(into: rect))
            let stored = imageOrientation.isSideways ? CGSize(width: rect.height, height: rect.width) : rect.size
            context.draw(image, in: CGRect(x: -stored.width / 2, y: -stored.height / 2, width: stored.width, height: stored.height))
            context.restoreGState()
            return
        }
        guard let upright = uprightPixels else { return }
        let nine = NinePartImage(size: size, scale: scale, stretching: stretching, in: rect)
        for part in nine.parts {
            guard let pixels = upright.cropping(to: part.source) else { continue }
            let natural = CGSize(width: part.source.width / scale, height: part.source.height / scale)
            let tile = stretching.mode == .tile ? natural : part.target.size
            pixels.paintTiles(of: tile, in: context, rect: part.target)
        }
    }

    /// Fills a rectangle with copies of the picture.
    func paintTiles(in context: CGContext, rect: CGRect) {
        guard size.width > 0, size.height > 0, let pixels = uprightPixels else { return }
        pixels.paintTiles(of: size, in: context, rect: rect)
    }

    /// The pixels in the order in which they are seen.
    private var uprightPixels: CGImage? {
        guard imageOrientation != .up else { return cgImage }
        guard let canvas = ImageCanvas.makeContext(size: size, scale: scale) else { return nil }
        variant { $0.stretching = nil }.paint(
            in: canvas, rect: CGRect(origin: .zero, size: size), blendMode: .copy, alpha: 1, stencilColor: nil)
        return canvas.makeImage()
    }
}

extension CGImage {
    /// Repeats the image from the upper left corner of a rectangle, in a context whose y points down.
    fileprivate func paintTiles(of size: CGSize, in context: CGContext, rect: CGRect) {
        context.saveGState()
        context.clip(to: rect)
        context.translateBy(x: rect.minX, y: rect.minY + size.height)
        context.scaleBy(x: 1, y: -1)
        let isWhole = size.width >= rect.width && size.height >= rect.height
        context.draw(self, in: CGRect(origin: .zero, size: size), byTiling: !isWhole)
        context.restoreGState()
    }
}

extension UIImage.Orientation {
    /// From a rectangle about the origin, y up as pictures are drawn, to an upright one on a screen.
    fileprivate func transform(into rect: CGRect) -> CGAffineTransform {
        var transform = CGAffineTransform(translationX: rect.midX, y: rect.midY)
        switch self {
        case .up, .upMirrored: break
        case .down, .downMirrored: transform = transform.rotated(by: .pi)
        case .left, .leftMirrored: transform = transform.rotated(by: -.pi / 2)
        case .right, .rightMirrored: transform = transform.rotated(by: .pi / 2)
        }
        let isMirrored = rawValue >= UIImage.Orientation.upMirrored.rawValue
        return transform.scaledBy(x: isMirrored ? -1 : 1, y: -1)
    }
}
