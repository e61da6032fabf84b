extension CGContext {
    /// Keeps the graphics state for a later ``restoreGState()``: transform, clip, colours, line, shadow, alpha, blend mode.
    ///
    /// The current path and the text matrix are not part of it.
    public func saveGState() {
        savedStates.append(state)
        canvas.save()
    }

    /// Goes back to the state last saved. Does nothing when none is left.
    public func restoreGState() {
        // A layer's first state belongs to the layer, and only ending the layer takes it away.
        guard savedStates.count > (layers.last?.depth ?? 0), let saved = savedStates.popLast() else { return }
        state = saved
        canvas.restore()
    }

    /// How opaque all that is drawn from now on is, from 0 to 1, on top of the alpha of its colours. Default: 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? min(alpha, 1) : 0 }

    /// Default: ``CGBlendMode/normal``.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Returns true if edges are smooth. Default: true.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }

    /// Returns true if edges may be smooth at all; not part of the graphics state. Default: true.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { self.allowsAntialiasing = allowsAntialiasing }

    /// How pictures are drawn at another size than theirs. Part of the graphics state.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    /// Kept, without influence: colours outside the gamut are always clipped.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) { state.renderingIntent = intent }
}
