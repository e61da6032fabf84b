extension CGPath {
    /// The outline of the line that stroking this path would paint, to be filled by the winding rule.
    ///
    /// - Parameters:
    ///   - lineWidth: Zero and less give an empty path.
    ///   - transform: Maps the path before the pen, which is round afterwards, goes along it.
    // apple: https://developer.apple.com/documentation/coregraphics/cgpath/copy(strokingwithwidth:linecap:linejoin:miterlimit:transform:)
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        return CGPath(segments: segments.applying(transform)).stroked(with: style)
    }

    /// The parts of the path that a dashed line would ink, as lines.
    ///
    /// - Parameters:
    ///   - phase: How far into the pattern each part of the path starts.
    ///   - lengths: Ink and gap in turns. Lengths that are negative, not finite, or add up to nothing leave the path whole.
    ///   - transform: Maps the path before it is measured.
    public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity) -> CGPath {
        let mapped = segments.applying(transform)
        guard let pattern = DashPattern(phase: phase, lengths: lengths) else { return CGPath(segments: mapped) }
        return CGPath(segments: pattern.dashed(mapped.polygons(tolerance: PathStroker.tolerance)))
    }

    /// The path with lines in place of curves.
    ///
    /// - Parameter threshold: How far a line may lie off its curve.
    public func flattened(threshold: CGFloat) -> CGPath {
        var flat = PathSegments()
        for polygon in segments.polygons(tolerance: max(threshold, 1e-6)) { flat.append(polygon) }
        return CGPath(segments: flat)
    }

    func stroked(with style: StrokeStyle) -> CGPath {
        guard style.width > 0, style.width.isFinite else { return CGPath(segments: PathSegments()) }
        var polygons = segments.polygons(tolerance: PathStroker.tolerance)
        if let pattern = DashPattern(phase: style.dashPhase, lengths: style.dashLengths) {
            polygons = pattern.dashed(polygons).polygons(tolerance: PathStroker.tolerance)
        }
        var stroker = PathStroker(style)
        for polygon in polygons { stroker.stroke(polygon) }
        return CGPath(segments: stroker.outline)
    }
}

extension PathSegments {
    mutating func append(_ polygon: Polygon) {
        guard let first = polygon.points.first else { return }
        move(to: first)
        for point in polygon.points.dropFirst() { addLine(to: point) }
        if polygon.isClosed { close() }
    }
}
