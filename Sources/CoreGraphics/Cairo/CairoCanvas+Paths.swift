internal import CCairo

extension CairoCanvas {
    /// Makes a path the current one, mapped to pixels.
    ///
    /// The matrix is the identity afterwards.
    func setPath(_ path: PathSegments, _ transform: CGAffineTransform) {
        cairo_identity_matrix(cairo)
        cairo_new_path(cairo)
        path.forEach { segment in
            switch segment {
            case .move(let point):
                let point = pixel(point, transform)
                cairo_move_to(cairo, point.x, point.y)
            case .line(_, let end):
                let end = pixel(end, transform)
                cairo_line_to(cairo, end.x, end.y)
            case .quadratic(let start, let control, let end):
                curve(to: QuadraticCurve(start: start, control: control, end: end).cubic, transform)
            case .cubic(let start, let control1, let control2, let end):
                curve(to: CubicCurve(start: start, control1: control1, control2: control2, end: end), transform)
            case .close:
                cairo_close_path(cairo)
            }
        }
    }

    func setPath(_ rect: CGRect, _ transform: CGAffineTransform) {
        var path = PathSegments()
        path.addRectangle(rect, .identity)
        setPath(path, transform)
    }

    func fillPath(_ rule: CGPathFillRule) {
        setFillRule(rule)
        cairo_fill(cairo)
    }

    /// Strokes the current path with a pen that is round in the space of `transform`.
    func strokePath(_ style: StrokeStyle, _ transform: CGAffineTransform) {
        // A pen squeezed to a line has no area.
        guard style.width > 0, style.width.isFinite, setTransform(transform) else { return cairo_new_path(cairo) }
        cairo_set_line_width(cairo, style.width)
        cairo_set_line_cap(cairo, style.cap.cairoCap)
        cairo_set_line_join(cairo, style.join.cairoJoin)
        cairo_set_miter_limit(cairo, max(style.miterLimit, 1))
        let dashes = style.drawableDashes
        cairo_set_dash(cairo, dashes, Int32(dashes.count), style.dashPhase.isFinite ? style.dashPhase : 0)
        cairo_stroke(cairo)
        cairo_identity_matrix(cairo)
    }

    func clipToPath(_ rule: CGPathFillRule) {
        setFillRule(rule)
        cairo_clip(cairo)
    }

    /// The pixels that drawing can reach, as a rectangle.
    var clipBounds: CGRect {
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_identity_matrix(cairo)
        cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
        return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }

    func resetClip() { cairo_reset_clip(cairo) }

    private func setFillRule(_ rule: CGPathFillRule) {
        cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    }

    private func curve(to curve: CubicCurve, _ transform: CGAffineTransform) {
        let (control1, control2, end) = (pixel(curve.control1, transform), pixel(curve.control2, transform), pixel(curve.end, transform))
        cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
    }

    /// Cairo's fixed point holds eight million pixels each way; nothing beyond four million can be seen anyway.
    private func pixel(_ point: CGPoint, _ transform: CGAffineTransform) -> CGPoint {
        let point = point.applying(transform)
        func limited(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -4e6), 4e6) }
        return CGPoint(x: limited(point.x), y: limited(point.y))
    }
}

extension StrokeStyle {
    /// The dash lengths as Cairo takes them: none when they are not all finite and not negative, or all zero.
    fileprivate var drawableDashes: [Double] {
        guard dashLengths.allSatisfy({ $0 >= 0 && $0.isFinite }), dashLengths.contains(where: { $0 > 0 }) else { return [] }
        return dashLengths.map { Double($0) }
    }
}

extension CGLineCap {
    fileprivate var cairoCap: cairo_line_cap_t {
        switch self {
        case .butt: CAIRO_LINE_CAP_BUTT
        case .round: CAIRO_LINE_CAP_ROUND
        case .square: CAIRO_LINE_CAP_SQUARE
        }
    }
}

extension CGLineJoin {
    fileprivate var cairoJoin: cairo_line_join_t {
        switch self {
        case .miter: CAIRO_LINE_JOIN_MITER
        case .round: CAIRO_LINE_JOIN_ROUND
        case .bevel: CAIRO_LINE_JOIN_BEVEL
        }
    }
}
