extension CGMutablePath {
    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        segments.addRectangle(rect, transform)
    }

    /// Adds closed rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { segments.addRectangle(rect, transform) }
    }

    /// Starts a new part at the first point and joins the others with lines.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        segments.move(to: first.applying(transform))
        for point in points.dropFirst() { segments.addLine(to: point.applying(transform)) }
    }

    /// Adds the ellipse in a rectangle, closed.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        segments.addEllipse(in: rect, transform)
    }

    /// Corners larger than half a side are made as large as half that side.
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity) {
        segments.addRoundedRectangle(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform)
    }

    /// Adds all steps of another path, which keep their own start points.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        segments.append(path.segments, transform)
    }
}
