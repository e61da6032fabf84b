/// Something that can be painted once or several times: for itself, for its shadow, into a group.
protocol PaintedShape {
    /// Where the shape may leave pixels, in pixels; may be larger than what it really touches.
    func bounds(_ toPixels: CGAffineTransform) -> CGRect

    /// Draws with the blend mode and clip that the canvas has.
    /// - Parameters:
    ///   - toPixels: From the base space of the context to the pixels of this canvas.
    ///   - alpha: Multiplies the alpha of everything drawn.
    func draw(on canvas: CairoCanvas, _ toPixels: CGAffineTransform, alpha: CGFloat)

    /// Clips the canvas to the shape, for blend modes that reach beyond what is drawn.
    func clip(_ canvas: CairoCanvas, _ toPixels: CGAffineTransform)
}

extension PaintedShape {
    func clip(_ canvas: CairoCanvas, _ toPixels: CGAffineTransform) {}
}
