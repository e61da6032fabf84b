@_spi(ForasteroInternal) public import QuartzCore

// The short way from a layer to its view; each goes through the overridable member that a delegate has for it.
@_spi(ForasteroInternal)
extension UIView: @MainActor LayerOwner {
    public func displayOwnedLayer(_ layer: CALayer) { display(layer) }
    public func drawOwnedLayer(_ layer: CALayer, in context: CGContext) { draw(layer, in: context) }
    public func layOutOwnedLayer(_ layer: CALayer) { layoutSublayers(of: layer) }
    public func ownedLayerDidChangeSize(_ layer: CALayer) {
        // A superview that is just being laid out has found this size itself: what layouts set anew each time would have no end.
        guard let parent, !flags.contains(.isTakingFrame), !parent.backingLayer.isBeingLaidOut, !resizesItself else { return }
        parent.setNeedsLayout()
    }
    public func actionForOwnedLayer(_ layer: CALayer, key: String) -> (any CAAction)? { action(for: layer, forKey: key) }

    /// True if the view gives itself a size in its own layout, though constraints say which it has: laid out again, the superview could
    /// but give it that one, and the view itself the other, without end.
    private var resizesItself: Bool { backingLayer.isBeingLaidOut && isLaidOutFromOutside }
}
