extension CGContext {
    /// Paints only inside the current path from now on, which is emptied.
    ///
    /// Clips only ever shrink the area; ``restoreGState()`` gives it back.
    public func clip(using rule: CGPathFillRule = .winding) {
        canvas.setAntialias(isAntialiased)
        canvas.setPath(currentPath, baseToPixels)
        canvas.clipToPath(rule)
        currentPath.removeAll()
    }

    /// Cuts what is drawn from now on off at a rectangle; only restoring the state takes that back. Empties the current path.
    public func clip(to rect: CGRect) {
        canvas.setAntialias(isAntialiased)
        canvas.setPath(rect, userToPixels)
        canvas.clipToPath(.winding)
        currentPath.removeAll()
    }

    /// Paints only where one of the rectangles is.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }

    /// Takes all clips away, also those set before the state was last saved, until that state is restored.
    public func resetClip() {
        canvas.resetClip()
        state.clipMask = nil
    }

    /// The rectangle of user space around all that can be painted; null when nothing can.
    public var boundingBoxOfClipPath: CGRect {
        let pixels = canvas.clipBounds
        guard !pixels.isEmpty else { return .null }
        return pixels.applying(userToPixels.inverted())
    }

    /// Paints only through a picture laid over a rectangle: where an image is opaque, or where a mask is black.
    ///
    /// An image without alpha lets paint through where it is white.
    // apple: https://developer.apple.com/documentation/coregraphics/cgcontext/clip(to:mask:)
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        guard let coverage = PixelBuffer(width: canvas.buffer.width, height: canvas.buffer.height, format: .alpha8),
            let mask = mask.coverage(),
            let masking = CairoCanvas(coverage)
        else { return }
        masking.setSource(.black)
        masking.drawImage(mask, unitSquare(rect), quality: state.interpolationQuality, repeats: false, alpha: 1)
        masking.flush()
        state.clipMask = state.clipMask?.intersected(with: coverage) ?? ClipMask(coverage: coverage)
    }

    /// Maps the unit square onto a rectangle of user space, in pixels.
    func unitSquare(_ rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY).concatenating(userToPixels)
    }

    var isAntialiased: Bool { state.shouldAntialias && allowsAntialiasing }
}
