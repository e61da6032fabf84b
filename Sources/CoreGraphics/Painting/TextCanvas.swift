/// What becomes of the outlines of glyphs, by the state of a context.
@_spi(ForasteroInternal)
public struct TextStroke {
    /// Whether glyphs are filled.
    public let fills: Bool
    /// Whether their outlines are drawn.
    public let strokes: Bool
    public let color: PaintColor
    /// In units of user space.
    public let width: CGFloat

    init(mode: CGTextDrawingMode, color: PaintColor, width: CGFloat) {
        fills = mode.fills
        strokes = mode.strokes
        self.color = color
        self.width = width
    }
}

/// Where a text engine puts its glyphs: a Cairo context whose unit is one unit of user space.
@_spi(ForasteroInternal)
public struct TextCanvas {
    private let canvas: CairoCanvas
    private let alpha: CGFloat
    public let stroke: TextStroke
    /// From user space to the pixels of this canvas.
    public let userToPixels: CGAffineTransform

    init(canvas: CairoCanvas, alpha: CGFloat, stroke: TextStroke, userToPixels: CGAffineTransform) {
        self.canvas = canvas
        self.alpha = alpha
        self.stroke = stroke
        self.userToPixels = userToPixels
    }

    /// The `cairo_t`. Its matrix, clip and operator are to be left as they are.
    public var cairo: OpaquePointer { canvas.cairo }

    /// Makes a colour the source, thinned by the alpha of the context.
    public func setColor(_ color: PaintColor) {
        canvas.setSource(color.multipliedAlpha(by: alpha))
    }

    /// Paints the source through coverage whose top left lies at a pixel of this canvas.
    public func paint(through coverage: PixelBuffer, atPixel origin: CGPoint) {
        canvas.paint(through: coverage, at: origin)
        _ = canvas.setTransform(userToPixels)
    }
}

/// Glyphs and the lines that go with them.
struct PaintedText: PaintedShape {
    /// Around everything that is drawn, in user space.
    var extent: CGRect
    /// From user space to base space.
    var placement: CGAffineTransform
    var stroke: TextStroke
    var glyphs: (TextCanvas) -> Void

    func bounds(_ toPixels: CGAffineTransform) -> CGRect {
        extent.applying(placement).applying(toPixels)
    }

    func draw(on canvas: CairoCanvas, _ toPixels: CGAffineTransform, alpha: CGFloat) {
        let userToPixels = placement.concatenating(toPixels)
        guard canvas.setTransform(userToPixels) else { return }
        glyphs(TextCanvas(canvas: canvas, alpha: alpha, stroke: stroke, userToPixels: userToPixels))
    }
}
