struct GradientStop: Sendable {
    var location: CGFloat
    var color: PaintColor
}
