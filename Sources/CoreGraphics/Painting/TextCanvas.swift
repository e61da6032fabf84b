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

    /// True if there are pixels, so that pictures of glyphs can be put in place of them.
    public var hasPixels: Bool { canvas.output == nil }

    /// Makes a colour the source, thinned by the alpha of the context.
    public func setColor(_ color: PaintColor) {
        canvas.setSource(color.multipliedAlpha(by: alpha))
    }

    /// Paints a colour, which is also the source, through coverage whose top left lies at a pixel of this canvas.
    public func paint(_ color: PaintColor, through coverage: PixelBuffer, atPixel origin: CGPoint) {
        if !canvas.paint(color.multipliedAlpha(by: alpha), through: coverage, at: origin) {
            canvas.paint(through: coverage, at: origin)
        }
        _ = canvas.setTransform(userToPixels)
    }
}
