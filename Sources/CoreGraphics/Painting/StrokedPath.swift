/// A line along a path, in base space.
struct StrokedPath: PaintedShape {
    var path: PathSegments
    var style: StrokeStyle
    /// From the space in which the pen is round to base space.
    var pen: CGAffineTransform
    var color: PaintColor

    func bounds(_ toPixels: CGAffineTransform) -> CGRect {
        var bounds = PointBounds()
        for point in path.points { bounds.include(point) }
        let reach = style.reach
        let penSize = CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach).applying(pen).size
        return bounds.rect.insetBy(dx: -penSize.width / 2, dy: -penSize.height / 2).applying(toPixels)
    }

    func draw(on canvas: CairoCanvas, _ toPixels: CGAffineTransform, alpha: CGFloat) {
        canvas.setSource(color.multipliedAlpha(by: alpha))
        canvas.setPath(path, toPixels)
        canvas.strokePath(style, pen.concatenating(toPixels))
    }

    func clip(_ canvas: CairoCanvas, _ toPixels: CGAffineTransform) {
        let outline = CGPath(segments: path.applying(pen.inverted())).stroked(with: style)
        canvas.setPath(outline.segments.applying(pen), toPixels)
        canvas.clipToPath(.winding)
    }
}
