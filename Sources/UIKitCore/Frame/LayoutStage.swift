@_spi(ForasteroInternal) internal import QuartzCore

/// Pass 1: animations move on, constraints change, then everything that asked for it is laid out, from the top down.
@MainActor
enum LayoutStage {
    static func run(on layers: LayerHost, windows: WindowStack) {
        layers.advanceAnimations()
        ConstraintWork.shared.run(in: windows)
        layers.layoutIfNeeded()
    }
}
