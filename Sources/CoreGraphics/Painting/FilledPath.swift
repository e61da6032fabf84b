/// The inside of a path, in base space.
struct FilledPath: PaintedShape {
    var path: PathSegments
    var rule: CGPathFillRule
    var color: PaintColor

    func bounds(_ toPixels: CGAffineTransform) -> CGRect {
        var bounds = PointBounds()
        for point in path.points { bounds.include(point) }
        return bounds.rect.applying(toPixels)
    }

    func draw(on canvas: CairoCanvas, _ toPixels: CGAffineTransform, alpha: CGFloat) {
        canvas.setSource(color.multipliedAlpha(by: alpha))
        canvas.setPath(path, toPixels)
        canvas.fillPath(rule)
    }

    func clip(_ canvas: CairoCanvas, _ toPixels: CGAffineTransform) {
        canvas.setPath(path, toPixels)
        canvas.clipToPath(rule)
    }
}
