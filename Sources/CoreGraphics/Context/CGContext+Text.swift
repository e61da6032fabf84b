extension CGContext {
    /// Where text is drawn that does not say so itself, such as a line of Core Text: the translation of ``textMatrix``.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set {
            textMatrix.tx = newValue.x
            textMatrix.ty = newValue.y
        }
    }

    /// Says whether glyphs are filled, stroked, added to the clip, or several of these. Default: ``CGTextDrawingMode/fill``.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }

    /// A hint without influence: glyphs are always smoothed with grey, as on iOS.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

    /// A hint without influence, see ``setShouldSmoothFonts(_:)``.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

    /// A hint without influence: the layout of text never depends on where pixels are.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}

    /// A hint without influence, see ``setShouldSubpixelPositionFonts(_:)``.
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}

    /// A hint without influence, see ``setShouldSubpixelPositionFonts(_:)``.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}

    /// A hint without influence, see ``setShouldSubpixelPositionFonts(_:)``.
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}

    /// Paints text through everything the context applies to a shape: shadow, blend mode, masks, alpha, text drawing mode.
    ///
    /// - Parameters:
    ///   - extent: Around all ink, in user space.
    ///   - glyphs: Draws in user space; may be called more than once.
    @_spi(ForasteroInternal)
    public func drawText(extent: CGRect, _ glyphs: @escaping (TextCanvas) -> Void) {
        let stroke = TextStroke(mode: state.textDrawingMode, color: state.stroke, width: state.line.width)
        let text = PaintedText(extent: extent, placement: state.transform, stroke: stroke, glyphs: glyphs)
        if stroke.fills || stroke.strokes { paint(text) }
        if state.textDrawingMode.clips { clip(to: text) }
    }

    /// The current fill colour, in which text without a colour of its own is drawn.
    @_spi(ForasteroInternal)
    public var fillPaint: PaintColor { state.fill }

    private func clip(to text: PaintedText) {
        guard let coverage = PixelBuffer(width: canvas.buffer.width, height: canvas.buffer.height, format: .alpha8),
            let stencil = CairoCanvas(coverage)
        else {
            return
        }
        var outline = text
        if state.textDrawingMode == .clip { outline.stroke = TextStroke(mode: .fill, color: .black, width: 0) }
        outline.draw(on: stencil, baseToPixels, alpha: 1)
        stencil.flush()
        state.clipMask = state.clipMask?.intersected(with: coverage) ?? ClipMask(coverage: coverage)
    }
}

extension CGTextDrawingMode {
    var fills: Bool { [.fill, .fillStroke, .fillClip, .fillStrokeClip].contains(self) }
    var strokes: Bool { [.stroke, .fillStroke, .strokeClip, .fillStrokeClip].contains(self) }
    var clips: Bool { rawValue >= CGTextDrawingMode.fillClip.rawValue }
}
