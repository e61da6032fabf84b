@_spi(ForasteroInternal) import CoreGraphics

// Drawing a tree of layers into a context, as `render(in:)` does: the model, without animations, in one go.
extension CALayer {
    /// Draws what the layer shows itself, without those below it, in its own coordinates.
    @_spi(ForasteroInternal)
    public final func renderAlone(in context: CGContext) { draw(treeIn: context, withSublayers: false) }

    /// Draws the layer and all below it, in the layer's own coordinates.
    final func draw(treeIn context: CGContext, withSublayers: Bool = true) {
        displayIfNeeded()
        let paint = LayerPaint(flags.contains(.isTransformLayer) ? values.ofTransformLayer : values)
        guard paint.isVisible else { return }
        context.saveGState()
        defer { context.restoreGState() }
        let isGroup = paint.opacity < 1 || mask != nil || paint.castsShadowOfContent
        if isGroup {
            context.setAlpha(paint.opacity)
            if let shadow = paint.shadow, paint.castsShadowOfContent { context.setShadow(shadow) }
            context.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        if let shadow = paint.ownShadow { context.draw(shadow, of: paint) }
        paint.drawBody(in: context, opacity: 1)
        if let drawing = paint.drawing { paint.draw(drawing, in: context, opacity: 1) }
        if withSublayers { drawSublayers(in: context, paint) }
        paint.drawBorder(in: context, opacity: 1)
        if let mask { context.keepOnly(mask) }
        if isGroup { context.endTransparencyLayer() }
    }

    private func drawSublayers(in context: CGContext, _ paint: LayerPaint) {
        context.saveGState()
        defer { context.restoreGState() }
        if paint.masksToBounds {
            context.addPath(paint.corners.path(in: paint.bounds))
            context.clip()
        }
        for child in childrenInDisplayOrder {
            let transform = child.transformToSurroundings(.model)
            // A layer that faces away and has no back is not seen.
            guard child.isDoubleSided || transform.facesAway == child.isGeometryFlipped else { continue }
            context.saveGState()
            // ad-hoc: without its perspective, as a context has only affine transforms.
            context.concatenate(transform.affine)
            child.draw(treeIn: context)
            context.restoreGState()
        }
    }
}

extension CGContext {
    /// Makes everything that is drawn from now on throw a shadow.
    fileprivate func setShadow(_ shadow: ShadowPaint) {
        // ad-hoc: a context measures shadows before its transform, so they do not turn with the layer. It counts the blur
        // as twice the deviation.
        setShadow(offset: shadow.offset, blur: shadow.radius * 2, color: shadow.color.cgColor)
    }

    /// Draws the shadow of a rectangle or of a path, without what throws it.
    fileprivate func draw(_ shadow: ShadowPaint, of paint: LayerPaint) {
        saveGState()
        defer { restoreGState() }
        let scale = max(ctm.meanScale, 0.1)
        let extent = shadow.extent(of: paint.bounds)
        let size = (width: (extent.width * scale).rounded(.up), height: (extent.height * scale).rounded(.up))
        let limit = CGFloat(PixelBuffer.maximumSide)
        guard size.width >= 1, size.height >= 1, size.width <= limit, size.height <= limit,
            let mask = PixelBuffer(width: Int(size.width), height: Int(size.height), format: .alpha8),
            let context = CGContext(buffer: mask, scale: scale, origin: extent.origin)
        else { return }
        context.translateBy(x: shadow.offset.width, y: shadow.offset.height)
        context.setFillColor(.black)
        context.addPath(shadow.path ?? paint.corners.path(in: paint.bounds))
        context.fillPath()
        context.buffer.blurAlpha(deviation: shadow.radius * scale)
        setFillColor(shadow.color.cgColor)
        let frame = CGRect(x: extent.minX, y: extent.minY, width: size.width / scale, height: size.height / scale)
        drawUpright(CGImage(buffer: mask), in: frame)
    }

    /// Takes away what a mask does not let through of what was drawn since the transparency layer began.
    fileprivate func keepOnly(_ mask: CALayer) {
        saveGState()
        defer { restoreGState() }
        setAlpha(1)
        setBlendMode(.destinationIn)
        beginTransparencyLayer(auxiliaryInfo: nil)
        setBlendMode(.normal)
        concatenate(mask.transformToSurroundings(.model).affine)
        mask.draw(treeIn: self)
        endTransparencyLayer()
    }

    /// Draws a picture the right way up where y grows downwards.
    func drawUpright(_ image: CGImage, in rect: CGRect) {
        saveGState()
        defer { restoreGState() }
        translateBy(x: rect.minX, y: rect.maxY)
        scaleBy(x: 1, y: -1)
        draw(image, in: CGRect(origin: .zero, size: rect.size))
    }
}
