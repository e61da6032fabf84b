/// The effect on the picture behind a layer.
struct BackdropEffect: Equatable {
    /// Standard deviation of the blur, in points at first and in pixels once it is placed.
    var deviation: CGFloat
    var saturation: CGFloat

    /// Nil for layers that show nothing of what is behind them.
    init?(_ values: LayerValues) {
        guard let kind = values.rare.kind as? BackdropValues else { return nil }
        // Numbers that make no sense count as no effect; a wider blur looks the same as this one.
        deviation = kind.blurRadius > 0 ? min(kind.blurRadius, 200) : 0
        saturation = kind.saturation.isFinite ? min(max(kind.saturation, 0), 16) : 1
    }

    func scaled(by factor: CGFloat) -> BackdropEffect {
        var result = self
        result.deviation *= factor
        return result
    }
}
