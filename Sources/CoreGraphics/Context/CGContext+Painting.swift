extension CGContext {
    /// Paints the inside of the current path with the fill colour and empties it. Open parts count as closed.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        if let pattern = state.fillPattern { return fillPath(with: pattern, using: rule) }
        paint(FilledPath(path: currentPath, rule: rule, color: state.fill))
        currentPath.removeAll()
    }

    /// Paints a line along the current path with the stroke colour and empties it.
    public func strokePath() {
        if let pattern = state.strokePattern { return strokePath(with: pattern) }
        paint(StrokedPath(path: currentPath, style: state.line, pen: state.transform, color: state.stroke))
        currentPath.removeAll()
    }

    /// Fills, strokes or first fills and then strokes the current path, and empties it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = currentPath
        switch mode {
        case .fill, .fillStroke: fillPath(using: .winding)
        case .eoFill, .eoFillStroke: fillPath(using: .evenOdd)
        case .stroke: break
        }
        guard mode != .fill, mode != .eoFill else { return }
        currentPath = path
        strokePath()
    }

    /// Paints a rectangle with the fill colour. Empties the current path.
    public func fill(_ rect: CGRect) {
        currentPath.removeAll()
        addRect(rect)
        fillPath()
    }

    /// Paints rectangles as one path with the fill colour. Empties the current path.
    public func fill(_ rects: [CGRect]) {
        currentPath.removeAll()
        addRects(rects)
        fillPath()
    }

    /// Paints the edge of a rectangle with the stroke colour and line width. Empties the current path.
    public func stroke(_ rect: CGRect) {
        currentPath.removeAll()
        addRect(rect)
        strokePath()
    }

    /// Paints the edge of a rectangle with the stroke colour and a width in units of user space. Empties the current path.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let kept = state.line.width
        state.line.width = width
        stroke(rect)
        state.line.width = kept
    }

    /// Paints the ellipse in a rectangle with the fill colour. Empties the current path.
    public func fillEllipse(in rect: CGRect) {
        currentPath.removeAll()
        addEllipse(in: rect)
        fillPath()
    }

    /// Paints the edge of the ellipse in a rectangle with the stroke colour and line width. Empties the current path.
    public func strokeEllipse(in rect: CGRect) {
        currentPath.removeAll()
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes a line from the first point to the second, from the third to the fourth and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        currentPath.removeAll()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Strokes lines between pairs of points, as the function of C does it.
    /// - Parameters:
    ///   - points: the first of them.
    ///   - count: how many there are.
    public func __strokeLineSegments(between points: UnsafePointer<CGPoint>, count: Int) {
        strokeLineSegments(between: Array(UnsafeBufferPointer(start: points, count: count)))
    }

    /// Makes a rectangle transparent, or black where pixels have no alpha. Colours, alpha and shadow have no part in it.
    public func clear(_ rect: CGRect) {
        guard document?.isPageOpen ?? true else { return }
        withStaging {
            canvas.setAntialias(isAntialiased)
            canvas.setBlendMode(.clear)
            canvas.setPath(rect, userToPixels)
            canvas.fillPath(.winding)
        }
        currentPath.removeAll()
    }
}
