/// The outlines of glyphs, by the state of a context.
@_spi(ForasteroInternal)
public struct TextStroke {
    /// True if glyphs are filled.
    public let fills: Bool
    /// True if their outlines are drawn.
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
