internal import Display
@_spi(ForasteroInternal) internal import QuartzCore

/// Pass 4: what looks different is painted.
@MainActor
enum CompositeStage {
    /// - Returns: the pixels that were painted.
    static func run(on layers: LayerHost) -> [PixelRect] { layers.composite() }
}
