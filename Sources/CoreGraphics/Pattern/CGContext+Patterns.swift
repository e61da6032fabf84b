extension CGContext {
    /// Fills with a pattern from now on.
    /// - Parameter colorComponents: alpha for a coloured pattern; else those of the space under the fill colour space, and alpha.
    // apple: https://developer.apple.com/documentation/coregraphics/cgcontext/setfillpattern(_:colorcomponents:)
    public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        state.fillPattern = PatternPaint(pattern, space: state.fillSpace, colorComponents)
    }

    /// Strokes with a pattern from now on.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        state.strokePattern = PatternPaint(pattern, space: state.strokeSpace, colorComponents)
    }

    /// Moves patterns, in units of the space that the context had at first. Part of the graphics state. Default: (0, 0).
    public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

    /// Has patterns start from the present user space.
    @_spi(ForasteroInternal)
    public func setPatternBase() { state.patternBase = state.transform }

    // MARK: Internal

    /// Paints a pattern through the current path, which is in base space, and empties it.
    func fillPath(with paint: PatternPaint, using rule: CGPathFillRule) {
        let path = currentPath
        saveGState()
        currentPath = path
        clip(using: rule)
        draw(paint)
        restoreGState()
        currentPath.removeAll()
    }

    func strokePath(with paint: PatternPaint) {
        replacePathWithStrokedPath()
        fillPath(with: paint, using: .winding)
    }

    private func draw(_ paint: PatternPaint) {
        let pattern = paint.pattern
        let base = state.patternBase ?? baseTransform
        let toBase = pattern.matrix.concatenating(base)
        let scale = CGSize(width: hypot(toBase.a, toBase.b), height: hypot(toBase.c, toBase.d))
        guard let tile = pattern.tile(scale: scale, color: paint.color) else { return }
        let phase = CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
        let placed = pattern.matrix.concatenating(phase).concatenating(base)
        concatenate(placed.concatenating(state.transform.inverted()))
        if paint.alpha < 1 { setAlpha(state.alpha * paint.alpha) }
        draw(tile, in: CGRect(x: 0, y: 0, width: pattern.xStep, height: pattern.yStep), byTiling: true)
    }
}
