extension CGMutablePath {
    /// Adds an arc of a circle, with a line to its start when the path has a current point.
    ///
    /// Angles are in radians from the positive x axis. `clockwise` means towards smaller angles, which looks clockwise where
    /// y grows upwards and anticlockwise in a view. Angles a whole turn apart make a circle.
    // apple: https://developer.apple.com/documentation/coregraphics/cgmutablepath/addarc(center:radius:startangle:endangle:clockwise:transform:)
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let arc = CircularArc(startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        segments.addArc(arc, circle(center, radius).concatenating(transform), startsSubpath: false)
    }

    /// Adds an arc given by its start and the angle it covers, in radians; a negative one goes towards smaller angles.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let arc = CircularArc(startAngle: startAngle, delta: delta)
        segments.addArc(arc, circle(center, radius).concatenating(transform), startsSubpath: false)
    }

    /// Rounds the corner at `tangent1End`, between the current point and `tangent2End`, with an arc of the given radius.
    ///
    /// Adds a line to the start of the arc. Where the three points lie on one line there is no corner: a line to
    /// `tangent1End` is all. The current point is taken as it is, so that `transform` should be the one used before.
    // apple: https://developer.apple.com/documentation/coregraphics/cgmutablepath/addarc(tangent1end:tangent2end:radius:transform:)
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
        segments.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform)
    }
}
