/// The work for a layer, and for the layers below it, before the next frame.
///
/// A `subtree…` flag says that the flag of the same name may be set somewhere below. It is set upwards when a flag is
/// set, stops where it is set already, and is cleared by the pass that visits the layer.
struct LayerFlags: OptionSet {
    let rawValue: UInt16

    static let needsLayout = LayerFlags(rawValue: 1 << 0)
    static let subtreeNeedsLayout = LayerFlags(rawValue: 1 << 1)
    static let needsDisplay = LayerFlags(rawValue: 1 << 2)
    static let subtreeNeedsDisplay = LayerFlags(rawValue: 1 << 3)
    static let needsCommit = LayerFlags(rawValue: 1 << 4)
    static let subtreeNeedsCommit = LayerFlags(rawValue: 1 << 5)
    /// The list of sublayers, or the order in which they are shown, is not the one that was committed.
    static let sublayersChanged = LayerFlags(rawValue: 1 << 6)
    /// The layer is a copy made by `presentation()` or `init(layer:)`; nothing about it is ever shown.
    static let isCopy = LayerFlags(rawValue: 1 << 7)
    /// Some sublayer has a z-position, so that the order of the array is not the order of display.
    static let sublayersNeedSorting = LayerFlags(rawValue: 1 << 8)
    /// The delegate is a ``LayerOwner``.
    static let hasOwner = LayerFlags(rawValue: 1 << 9)

    /// The layer is a ``CATransformLayer``.
    static let isTransformLayer = LayerFlags(rawValue: 1 << 10)
    /// The layer is a ``CAReplicatorLayer``.
    static let isReplicator = LayerFlags(rawValue: 1 << 11)

    /// ``CALayer/layoutSublayers()`` is being called.
    static let isLayingOut = LayerFlags(rawValue: 1 << 12)

    /// More than the layer's geometry has changed since it was committed.
    static let looksDifferent = LayerFlags(rawValue: 1 << 13)

    /// The owner has an action for a change only while ``OwnedLayerAnimations/areRecorded``, or where the layer has animations.
    static let ownerAnimatesOnlyInBlocks = LayerFlags(rawValue: 1 << 14)

    static let fresh: LayerFlags = [.needsCommit, .needsLayout, .looksDifferent]
}
