internal import Display
@_spi(ForasteroInternal) internal import QuartzCore

/// Pass 5: the damaged parts of the picture go to the screen.
@MainActor
enum PresentStage {
    static func run(_ layers: LayerHost, damage: [PixelRect], on display: any DisplayScreen) {
        guard !damage.isEmpty else { return }
        display.present(layers.picture, damage: damage)
    }
}
