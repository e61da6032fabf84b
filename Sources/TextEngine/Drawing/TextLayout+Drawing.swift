@_spi(ForasteroInternal) public import CoreGraphics

extension TextLayout {
    /// Draws the text with the top left of its container at a point of user space, which must have y growing downwards.
    ///
    /// - Parameters:
    ///   - width: The width that alignment works with; nil takes that of the container, or of the text when that is infinite.
    ///   - color: For text without a colour of its own; nil takes the fill colour of the context.
    public func draw(in graphics: CGContext, at origin: CGPoint, width: CGFloat? = nil, color: CGColor? = nil) {
        let fallbackWidth = container.width.isFinite ? container.width : size.width
        let painter = TextPainter(
            layout: self, origin: origin, width: width ?? fallbackWidth, color: color?.paintColor ?? graphics.fillPaint)
        painter.paint(in: graphics)
    }
}
