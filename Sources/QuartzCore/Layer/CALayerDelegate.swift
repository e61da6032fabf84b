/// Gives a layer its contents, its layout and its animations without a subclass.
///
/// A layer does not keep its delegate alive.
// apple: https://developer.apple.com/documentation/quartzcore/calayerdelegate
@objc(CALayerDelegate)
public protocol CALayerDelegate: NSObjectProtocol {
    /// Sets the layer's `contents`. When implemented, ``draw(_:in:)`` is not called.
    @objc(displayLayer:) optional func display(_ layer: CALayer)

    /// Draws the layer in a context whose coordinates are those of the layer's bounds.
    @objc(drawLayer:inContext:) optional func draw(_ layer: CALayer, in ctx: CGContext)

    /// Called before the layer's backing store is made: the position to choose its scale.
    @objc(layerWillDraw:) optional func layerWillDraw(_ layer: CALayer)

    /// Lays out the sublayers. Called once per frame at most, after the bounds changed or layout was asked for.
    @objc(layoutSublayersOfLayer:) optional func layoutSublayers(of layer: CALayer)

    /// The action when a property changes; `NSNull` for none, or nil to let the layer search further.
    @objc(actionForLayer:forKey:) optional func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}
