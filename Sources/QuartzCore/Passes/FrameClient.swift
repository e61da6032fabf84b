@_spi(ForasteroInternal) public import Display

/// Takes part in the passes that make a frame; see ``LayerHost/run(_:advancingAnimations:for:meter:)``.
@_spi(ForasteroInternal)
@MainActor
public protocol FrameClient: AnyObject {
    /// Called within ``FramePass/layout``, after animations have moved on and before layers are laid out. May change layers.
    func updateConstraints()
    /// Shows the picture. Not called when nothing was painted.
    /// - Parameter damage: the pixels that were painted since the last call.
    func present(_ picture: FrameBuffer, damage: [PixelRect])
}
