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
