@_spi(ForasteroInternal) internal import QuartzCore

/// The glass itself: shows what is behind it, blurred, under a tint.
final class BackdropView: UIView {
    override class var layerClass: AnyClass { BackdropLayer.self }

    func show(_ material: GlassMaterial) {
        backgroundColor = material.tint
        guard let glass = layer as? BackdropLayer else { return }
        glass.blurRadius = material.blurRadius
        glass.saturation = material.saturation
    }
}
