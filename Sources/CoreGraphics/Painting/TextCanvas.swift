/// Where a text engine puts its glyphs: a Cairo context whose unit is one unit of user space.
@_spi(ForasteroInternal)
public struct TextCanvas {
    private let canvas: CairoCanvas
    private let alpha: CGFloat

    init(canvas: CairoCanvas, alpha: CGFloat) {
        self.canvas = canvas
        self.alpha = alpha
    }

    /// The `cairo_t`. Its matrix, clip and operator are to be left as they are.
    public var cairo: OpaquePointer { canvas.cairo }

    /// Makes a colour the source, thinned by the alpha of the context.
    public func setColor(_ color: PaintColor) {
        canvas.setSource(color.multipliedAlpha(by: alpha))
    }
}

/// Glyphs and the lines that go with them.
struct PaintedText: PaintedShape {
    /// Around everything that is drawn, in user space.
    var extent: CGRect
    /// From user space to base space.
    var placement: CGAffineTransform
    var glyphs: (TextCanvas) -> Void

    func bounds(_ toPixels: CGAffineTransform) -> CGRect {
        extent.applying(placement).applying(toPixels)
    }

    func draw(on canvas: CairoCanvas, _ toPixels: CGAffineTransform, alpha: CGFloat) {
        guard canvas.setTransform(placement.concatenating(toPixels)) else { return }
        glyphs(TextCanvas(canvas: canvas, alpha: alpha))
    }
}

extension CGContext {
    /// Paints text through everything the context applies to a shape: shadow, blend mode, masks, alpha.
    ///
    /// - Parameters:
    ///   - extent: Around all ink, in user space.
    ///   - glyphs: Draws in user space; may be called more than once.
    @_spi(ForasteroInternal)
    public func drawText(extent: CGRect, _ glyphs: @escaping (TextCanvas) -> Void) {
        paint(PaintedText(extent: extent, placement: state.transform, glyphs: glyphs))
    }

    /// The current fill colour, in which text without a colour of its own is drawn.
    @_spi(ForasteroInternal)
    public var fillPaint: PaintColor { state.fill }
}
