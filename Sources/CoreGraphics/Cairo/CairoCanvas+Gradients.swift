internal import CCairo

extension CairoCanvas {
    /// Makes a gradient along a line the source. The matrix in effect places it.
    func setSource(_ gradient: CGGradient, from start: CGPoint, to end: CGPoint, _ options: CGGradientDrawingOptions, alpha: CGFloat) {
        let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
        install(pattern, gradient.stops(options), alpha: alpha)
    }

    /// Makes a gradient between two circles the source. The matrix in effect places it.
    func setSource(
        _ gradient: CGGradient, from start: GradientCircle, to end: GradientCircle, _ options: CGGradientDrawingOptions, alpha: CGFloat
    ) {
        let pattern = cairo_pattern_create_radial(start.center.x, start.center.y, start.radius, end.center.x, end.center.y, end.radius)
        install(pattern, gradient.stops(options), alpha: alpha)
    }

    private func install(_ pattern: OpaquePointer?, _ stops: [GradientStop], alpha: CGFloat) {
        guard let pattern else { return }
        for stop in stops {
            let color = stop.color
            let (red, blue) = swapsRedAndBlue ? (color.blue, color.red) : (color.red, color.blue)
            cairo_pattern_add_color_stop_rgba(pattern, stop.location, red, color.green, blue, color.alpha * alpha)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
    }
}

extension CGGradient {
    /// The stops with an end of nothing on each side that is not to be painted.
    fileprivate func stops(_ options: CGGradientDrawingOptions) -> [GradientStop] {
        var stops = self.stops
        if let first = stops.first, !options.contains(.drawsBeforeStartLocation) {
            stops.insert(GradientStop(location: 0, color: first.color), at: 0)
            stops.insert(GradientStop(location: 0, color: first.color.multipliedAlpha(by: 0)), at: 0)
        }
        if let last = stops.last, !options.contains(.drawsAfterEndLocation) {
            stops.append(GradientStop(location: 1, color: last.color))
            stops.append(GradientStop(location: 1, color: last.color.multipliedAlpha(by: 0)))
        }
        return stops
    }
}
