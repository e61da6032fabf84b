internal import Display
@_spi(ForasteroInternal) internal import QuartzCore

/// Passes 3 and 4: the layers that changed go into the display list, and what that damages is composited.
@MainActor
enum CommitStage {
    static func run(on layers: LayerHost) -> [PixelRect] {
        layers.commit()
        return layers.composite()
    }
}
