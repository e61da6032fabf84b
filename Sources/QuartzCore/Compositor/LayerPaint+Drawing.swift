@_spi(ForasteroInternal) import CoreGraphics

// Painting a layer with paths: exact for every transform, and slower than pixel by pixel.
extension LayerPaint {
    /// Draws background and contents in a context whose user space is that of the layer.
    func drawBody(in context: CGContext, opacity: Double) {
        if !background.isClear {
            context.setFillColor(background.multiplied(by: opacity).cgColor)
            context.addPath(corners.path(in: bounds))
            context.fillPath()
        }
        if let contents { draw(contents, in: context, opacity: opacity) }
    }

    func drawBorder(in context: CGContext, opacity: Double) {
        guard let border else { return }
        context.setFillColor(border.color.multiplied(by: opacity).cgColor)
        context.addPath(corners.borderPath(in: bounds, width: border.width))
        context.fillPath(using: .evenOdd)
    }

    /// Where the layer's drawing can be seen.
    var drawnExtent: CGRect {
        guard let drawing else { return .null }
        return masksToBounds ? drawing.extent.overlap(with: bounds) : drawing.extent
    }

    func draw(_ drawing: any LayerDrawing, in context: CGContext, opacity: Double) {
        context.saveGState()
        defer { context.restoreGState() }
        if masksToBounds {
            context.addPath(corners.path(in: bounds))
            context.clip()
        }
        guard opacity < 1 else { return drawing.draw(in: context) }
        context.setAlpha(opacity)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        drawing.draw(in: context)
        context.endTransparencyLayer()
    }

    private func draw(_ contents: ContentsPaint, in context: CGContext, opacity: Double) {
        guard let picture = contents.picture else { return }
        let image = CGImage(buffer: picture)
        context.saveGState()
        defer { context.restoreGState() }
        if masksToBounds {
            context.addPath(corners.path(in: bounds))
            context.clip()
        }
        if turnsContents { context.concatenate(bounds.turnedOver) }
        context.setAlpha(opacity)
        // As pixel by pixel: four neighbours are mixed. Higher qualities look at all pixels of a picture that is made smaller, in
        // twenty times the time.
        context.interpolationQuality = contents.isSmoothed ? .low : .none
        for part in contents.parts {
            context.saveGState()
            context.clip(to: part.target)
            // Where the whole picture would lie.
            let scaleX = part.target.width / part.source.width
            let scaleY = part.target.height / part.source.height
            let width = CGFloat(image.width) * scaleX
            let height = CGFloat(image.height) * scaleY
            let x = part.target.minX - part.source.minX * scaleX
            let y = part.target.minY - part.source.minY * scaleY
            context.drawUpright(image, in: CGRect(x: x, y: y, width: width, height: height))
            context.restoreGState()
        }
    }
}
