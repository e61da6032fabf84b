extension CGContext {
    /// Paints everything within the clip with colours that change from one point to another and are the same across.
    ///
    /// Before the start and after the end nothing is painted, unless the options say so.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        paint(
            GradientFill(
                gradient: gradient, geometry: .line(from: startPoint, to: endPoint), options: options, placement: state.transform))
    }

    /// Paints circles whose centre, radius and colour change from a first to a second one. Negative radii count as zero.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let geometry = GradientFill.Geometry.circles(
            from: GradientCircle(center: startCenter, radius: startRadius), to: GradientCircle(center: endCenter, radius: endRadius))
        paint(GradientFill(gradient: gradient, geometry: geometry, options: options, placement: state.transform))
    }

    /// Paints everything within the clip with colours that change with the direction from a point.
    ///
    /// - Parameter angle: Where the first colour stands, in radians from the x axis; the others follow towards the y axis.
    // apple: https://developer.apple.com/documentation/coregraphics/cgcontext/drawconicgradient(_:center:angle:)
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        let turned = CGAffineTransform(rotationAngle: angle).concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        paint(ConicFill(gradient: gradient, placement: turned.concatenating(state.transform)))
    }
}
