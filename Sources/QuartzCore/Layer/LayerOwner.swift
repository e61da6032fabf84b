/// A delegate that answers without a look-up by name: the view that a layer belongs to.
///
/// The layer does not retain its owner, and does not watch it either: an owner must take itself off the layer
/// (`layer.delegate = nil`) before it dies, if the layer may live on.
@_spi(ForasteroInternal)
public protocol LayerOwner: CALayerDelegate {
    /// Gives the layer its contents, by ``CALayer/drawIntoBackingStore()`` for example, which calls ``drawOwnedLayer(_:in:)``.
    func displayOwnedLayer(_ layer: CALayer)
    func drawOwnedLayer(_ layer: CALayer, in context: CGContext)
    func layOutOwnedLayer(_ layer: CALayer)
    /// Called whoever has changed the size, the owner or others.
    func ownedLayerDidChangeSize(_ layer: CALayer)
    func actionForOwnedLayer(_ layer: CALayer, key: String) -> (any CAAction)?
}

/// What layers know of the animations of their owners.
@_spi(ForasteroInternal)
public enum OwnedLayerAnimations {
    /// True while owners answer changes with animations. Set by whoever lets them do so.
    nonisolated(unsafe) public static var areRecorded = false
}
