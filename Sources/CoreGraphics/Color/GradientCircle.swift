struct GradientCircle {
    var center: CGPoint
    var radius: CGFloat

    /// A negative radius counts as zero.
    init(center: CGPoint, radius: CGFloat) {
        self.center = center
        self.radius = max(radius, 0)
    }
}
