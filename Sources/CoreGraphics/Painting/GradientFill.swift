/// A gradient over everything within the clip.
struct GradientFill: PaintedShape {
    enum Geometry {
        case line(from: CGPoint, to: CGPoint)
        case circles(from: GradientCircle, to: GradientCircle)
    }

    var gradient: CGGradient
    var geometry: Geometry
    var options: CGGradientDrawingOptions
    /// From the space of the geometry to base space.
    var placement: CGAffineTransform

    func bounds(_ toPixels: CGAffineTransform) -> CGRect { .infinite }

    func draw(on canvas: CairoCanvas, _ toPixels: CGAffineTransform, alpha: CGFloat) {
        guard canvas.setTransform(placement.concatenating(toPixels)) else { return }
        switch geometry {
        case .line(let start, let end):
            canvas.setSource(gradient, from: start, to: end, options, alpha: alpha)
        case .circles(let start, let end):
            canvas.setSource(gradient, from: start, to: end, options, alpha: alpha)
        }
        canvas.paint()
    }
}
