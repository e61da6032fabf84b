extension CGContext {
    /// The way everything takes that is painted: shadow first, then the shape by the blend mode and through the mask.
    func paint(_ shape: some PaintedShape) {
        guard document?.isPageOpen ?? true, state.alpha > 0 || state.blendMode != .normal else { return }
        withStaging { paintNow(shape) }
    }

    private func paintNow(_ shape: some PaintedShape) {
        canvas.setAntialias(isAntialiased)
        if let shadow = state.shadow, shadow.color.alpha > 0 { paint(shadow, of: shape) }
        let needsGroup = state.clipMask != nil || state.blendMode.reachesBeyondShape || state.blendMode == .plusDarker
        if needsGroup {
            paintAsGroup(shape)
        } else {
            canvas.setBlendMode(state.blendMode)
            shape.draw(on: canvas, baseToPixels, alpha: state.alpha)
        }
    }

    /// Paints through the clip mask, or with a blend mode that must be kept inside the shape.
    private func paintAsGroup(_ shape: some PaintedShape) {
        canvas.save()
        defer { canvas.restore() }
        if state.blendMode.reachesBeyondShape { shape.clip(canvas, baseToPixels) }
        canvas.pushGroup()
        canvas.setBlendMode(.normal)
        shape.draw(on: canvas, baseToPixels, alpha: state.alpha)
        canvas.popGroup()
        if state.blendMode == .plusDarker {
            canvas.darkenSourceByTarget()
            canvas.setBlendMode(.copy)
        } else {
            canvas.setBlendMode(state.blendMode)
        }
        if let mask = state.clipMask {
            canvas.paint(through: mask.coverage)
        } else {
            canvas.paint()
        }
    }

    private func paint(_ shadow: Shadow, of shape: some PaintedShape) {
        let blur = ShadowBlur(shadow, base: baseTransform)
        // Only what can end up within the clip is worth blurring.
        let reachable = canvas.clipBounds.offsetBy(dx: -blur.offset.x, dy: -blur.offset.y)
            .insetBy(dx: -blur.margin, dy: -blur.margin)
        let extent = shape.bounds(baseToPixels)
        guard extent.isNumeric else { return }
        let bounds = extent.intersection(reachable)
            .insetBy(dx: -blur.margin - 1, dy: -blur.margin - 1).integral
        guard !bounds.isEmpty, !bounds.isInfinite,
            let coverage = PixelBuffer(width: Int(bounds.width), height: Int(bounds.height), format: .alpha8),
            let stencil = CairoCanvas(coverage)
        else { return }
        shape.draw(
            on: stencil, baseToPixels.concatenating(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)), alpha: 1)
        stencil.flush()
        coverage.blurAlpha(deviation: blur.deviation)
        canvas.setBlendMode(state.blendMode.reachesBeyondShape ? .normal : state.blendMode)
        canvas.setSource(shadow.color.multipliedAlpha(by: state.alpha))
        let origin = CGPoint(x: bounds.minX + blur.offset.x, y: bounds.minY + blur.offset.y)
        canvas.paint(through: coverage, at: origin)
    }
}
