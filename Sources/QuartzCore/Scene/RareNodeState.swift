import Display

/// What few nodes have: copies, masks, mixtures, perspective, pictures of what travels.
// optimization: it is as much as all that every node has. A tree that is shown for the first time is mostly memory that is written for the
// first time.
final class RareNodeState {
    /// The transform of all sublayers in space; nil for none.
    var sharedTransform: CATransform3D?
    /// Copies of the sublayers, shown in front of them.
    var instances: [RenderNode] = []
    /// In a transition that fades: the share of the node in a mixture, to whose other parts it is added.
    var mixtureShare: Double?
    /// All colours of the layer and of those below it are multiplied by this one.
    var tint: ColorComponents?
    /// True if the sublayers are mixed among each other before they are mixed with what lies behind.
    var isolatesChildren = false
    var mask: RenderNode?
    /// The part that was drawn again, in the layer's coordinates.
    var contentsDamage = CGRect.null
    /// Of a layer that shows what is behind it.
    private(set) lazy var backdropStore = BackdropStore()
    /// While the layer and all below it only travel: their picture, and the step that shows it. See
    /// ``DisplayListPass/showAsBitmap(_:at:_:)``.
    var bitmap: CachedBitmap?
    var bitmapItem: DisplayItem?
    /// While the layer is seen in perspective: how its flat picture is tilted, where that lies, and what it covers itself.
    var warp: PlaneTransform?
    var warpedRect = PixelRect.empty
    var flatRect = PixelRect.empty

    /// The layer is not shown any more.
    func forgetPlacement(recyclingTo pool: DisplayItemPool) {
        bitmap = nil
        pool.recycle(&bitmapItem)
        warp = nil
        warpedRect = .empty
        flatRect = .empty
    }

    /// The same for a copy of the node, which has not been shown.
    func copy() -> RareNodeState {
        let copy = RareNodeState()
        copy.sharedTransform = sharedTransform
        copy.instances = instances.map { $0.copy() }
        copy.mask = mask?.copy()
        copy.mixtureShare = mixtureShare
        copy.tint = tint
        copy.isolatesChildren = isolatesChildren
        return copy
    }
}
