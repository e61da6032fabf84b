// The points of a path are mapped to base space when they are added; the transform of the time of painting shapes only the pen.

extension CGContext {
    /// Empties the current path.
    public func beginPath() { currentPath.removeAll() }

    /// Starts a new part of the path at a point, without a line to it.
    public func move(to point: CGPoint) { currentPath.move(to: point.applying(state.transform)) }

    /// Adds a line from the current point; without one, nothing.
    public func addLine(to point: CGPoint) {
        guard currentPath.currentPoint != nil else { return }
        currentPath.addLine(to: point.applying(state.transform))
    }

    /// Adds a cubic curve from the current point; without one, nothing.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard currentPath.currentPoint != nil else { return }
        let transform = state.transform
        currentPath.addCubic(control1: control1.applying(transform), control2: control2.applying(transform), to: end.applying(transform))
    }

    /// Adds a quadratic curve from the current point; without one, nothing.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard currentPath.currentPoint != nil else { return }
        currentPath.addQuadratic(control: control.applying(state.transform), to: end.applying(state.transform))
    }

    /// Draws a line back to where the current part began, and joins it there.
    public func closePath() { currentPath.close() }

    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect) { currentPath.addRectangle(rect, state.transform) }

    /// Adds closed rectangles.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects { currentPath.addRectangle(rect, state.transform) }
    }

    /// Starts a new part at the first point and joins the others with lines.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        currentPath.move(to: first.applying(state.transform))
        for point in points.dropFirst() { currentPath.addLine(to: point.applying(state.transform)) }
    }

    /// Adds the ellipse in a rectangle, closed.
    public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, state.transform) }

    /// See ``CGMutablePath/addArc(center:radius:startAngle:endAngle:clockwise:transform:)``.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        let arc = CircularArc(startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        currentPath.addArc(arc, circle(center, radius).concatenating(state.transform), startsSubpath: false)
    }

    /// See ``CGMutablePath/addArc(tangent1End:tangent2End:radius:transform:)``.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, state.transform)
    }

    /// Adds all parts of another path.
    public func addPath(_ path: CGPath) { currentPath.append(path.segments, state.transform) }

    /// The current path in user space; nil when there is none.
    public var path: CGPath? {
        currentPath.isEmpty ? nil : CGPath(segments: currentPath.applying(state.transform.inverted()))
    }

    /// True if there is no current path.
    public var isPathEmpty: Bool { currentPath.isEmpty }

    /// Zero when there is no current path.
    public var currentPointOfPath: CGPoint { currentPath.currentPoint?.applying(state.transform.inverted()) ?? .zero }

    /// The rectangle around all points of the current path, control points included; null when there is none.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// Returns true if painting the current path with the mode would paint a point of user space.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        guard let path else { return false }
        let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
        if mode != .stroke, path.contains(point, using: rule) { return true }
        guard mode != .fill, mode != .eoFill else { return false }
        return path.stroked(with: state.line).contains(point)
    }

    /// Replaces the current path by the outline of what stroking it would paint.
    public func replacePathWithStrokedPath() {
        guard let path else { return }
        currentPath = path.stroked(with: state.line).segments.applying(state.transform)
    }
}
