/// Knows a layer as long as it exists, without keeping it alive.
///
/// Only for a layer that belongs to one thread, as those on a screen do.
// optimization: from the first weak reference on, each use of an object takes longer for the rest of its life. A screen full of cells
// that had been animated once was laid out half as fast.
@_spi(ForasteroInternal)
public final class LayerReference {
    /// Nil once the layer is gone, which says so itself.
    public fileprivate(set) unowned(unsafe) var layer: CALayer?

    fileprivate init(to layer: CALayer) { self.layer = layer }
}

extension CALayer {
    /// A reference that does not keep the layer alive; the same one each time.
    @_spi(ForasteroInternal)
    public final var reference: LayerReference {
        if let reference = extras?.reference { return reference }
        let new = LayerReference(to: self)
        extrasForWriting.reference = new
        return new
    }

    /// To be called when the layer ceases to exist.
    final func leaveReference() { extras?.reference?.layer = nil }
}
