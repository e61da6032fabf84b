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
}
