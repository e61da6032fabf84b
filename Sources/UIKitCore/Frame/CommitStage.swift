@_spi(ForasteroInternal) internal import QuartzCore

/// Pass 3: the layers that changed go into the display list.
@MainActor
enum CommitStage {
    static func run(on layers: LayerHost) {
        layers.commit()
    }
}
