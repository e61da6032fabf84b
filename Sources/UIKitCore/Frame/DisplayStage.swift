@_spi(ForasteroInternal) internal import QuartzCore

/// Pass 2: views that draw themselves, and asked for it, fill their backing stores.
@MainActor
enum DisplayStage {
    static func run(on layers: LayerHost) {
        layers.displayIfNeeded()
    }
}
