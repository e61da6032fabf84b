/// A path to be filled and stroked.
final class ShapeDrawing: LayerDrawing {
    private let shape: ShapeValues
    private let path: CGPath
    /// The part of the path that is stroked; nil when none is.
    private let line: CGPath?
    private let isFilled: Bool
    let extent: CGRect

    /// Nil when nothing can be seen.
    init?(_ shape: ShapeValues) {
        guard let path = shape.path, !path.isEmpty, !path.boundingBox.hasNaN else { return nil }
        self.shape = shape
        self.path = path
        isFilled = !ColorComponents(shape.fillColor).isClear
        line = shape.line(of: path)
        guard isFilled || line != nil else { return nil }
        let filled = isFilled ? path.boundingBoxOfPath : .null
        extent = filled.union(line.map(shape.extent) ?? .null)
        guard !extent.isNull, !extent.hasNaN else { return nil }
    }

    func draw(in context: CGContext) {
        if isFilled, let color = shape.fillColor {
            context.setFillColor(color)
            context.addPath(path)
            context.fillPath(using: shape.fillRule == .evenOdd ? .evenOdd : .winding)
        }
        guard let line, let color = shape.strokeColor else { return }
        context.setStrokeColor(color)
        context.setLineWidth(shape.lineWidth)
        context.setMiterLimit(shape.miterLimit)
        context.setLineCap(CGLineCap(shape.lineCap))
        context.setLineJoin(CGLineJoin(shape.lineJoin))
        if let pattern = shape.lineDashPattern {
            context.setLineDash(phase: shape.lineDashPhase, lengths: pattern.map { CGFloat($0.doubleValue) })
        }
        context.addPath(line)
        context.strokePath()
    }

    func isEqual(to other: any LayerDrawing) -> Bool { (other as? ShapeDrawing)?.shape == shape }
}

extension ShapeValues {
    /// The part of a path that is stroked; nil when nothing can be seen of it.
    fileprivate func line(of path: CGPath) -> CGPath? {
        guard lineWidth > 0, lineWidth.isFinite, !ColorComponents(strokeColor).isClear else { return nil }
        let start = strokeStart > 0 ? strokeStart : 0
        let end = strokeEnd < 1 ? strokeEnd : 1
        if start == 0 && end == 1 { return path }
        guard start < end else { return nil }
        return MeasuredPath(path).part(from: start, to: end)
    }

    /// The rectangle that stroking a path may change.
    fileprivate func extent(of line: CGPath) -> CGRect {
        let box = line.boundingBoxOfPath
        guard !box.isNull else { return .null }
        // Pointed corners reach out farther than anything else, but only the stroke itself knows how far.
        if lineJoin == .miter, miterLimit > 1, line.hasCorners {
            let outline = line.copy(
                strokingWithWidth: lineWidth, lineCap: CGLineCap(lineCap), lineJoin: .miter, miterLimit: miterLimit)
            // Half a point more, since the outline is made of straight lines.
            return outline.boundingBoxOfPath.insetBy(dx: -0.5, dy: -0.5)
        }
        let reach = lineWidth / 2 * (lineCap == .square ? CGFloat(2).squareRoot() : 1)
        return box.insetBy(dx: -reach, dy: -reach)
    }
}

extension CGPath {
    /// True if two steps may meet at an angle: for circles, rounded rectangles and single lines the answer is no.
    fileprivate var hasCorners: Bool {
        var corners = false
        var incoming: CGVector?
        for subpath in MeasuredPath(self, samples: 1).subpaths {
            incoming = subpath.isClosed ? subpath.curves.last?.direction(at: 1) : nil
            for curve in subpath.curves {
                let outgoing = curve.direction(at: 0)
                if let incoming,
                    abs(incoming.dx * outgoing.dy - incoming.dy * outgoing.dx) > 0.01
                        || incoming.dx * outgoing.dx + incoming.dy * outgoing.dy < 0
                {
                    corners = true
                }
                incoming = curve.direction(at: 1)
            }
        }
        return corners
    }
}

extension CGLineCap {
    fileprivate init(_ cap: CAShapeLayerLineCap) { self = cap == .round ? .round : cap == .square ? .square : .butt }
}

extension CGLineJoin {
    fileprivate init(_ join: CAShapeLayerLineJoin) { self = join == .round ? .round : join == .bevel ? .bevel : .miter }
}
