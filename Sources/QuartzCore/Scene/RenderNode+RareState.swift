import Display

// See RareNodeState for what each of them is. Where a node has no such state, each has its default, and stays without one when it is set to that.
extension RenderNode {
    var backdropStore: BackdropStore { rareState(isDefault: false)?.backdropStore ?? BackdropStore() }

    var sharedTransform: CATransform3D? {
        get { rare?.sharedTransform }
        set { rareState(isDefault: newValue == nil)?.sharedTransform = newValue }
    }

    var instances: [RenderNode] {
        get { rare?.instances ?? [] }
        set { rareState(isDefault: newValue.isEmpty)?.instances = newValue }
    }

    var mixtureShare: Double? {
        get { rare?.mixtureShare }
        set { rareState(isDefault: newValue == nil)?.mixtureShare = newValue }
    }

    var tint: ColorComponents? {
        get { rare?.tint }
        set { rareState(isDefault: newValue == nil)?.tint = newValue }
    }

    var isolatesChildren: Bool {
        get { rare?.isolatesChildren ?? false }
        set { rareState(isDefault: !newValue)?.isolatesChildren = newValue }
    }

    var mask: RenderNode? {
        get { rare?.mask }
        set { rareState(isDefault: newValue == nil)?.mask = newValue }
    }

    var contentsDamage: CGRect {
        get { rare?.contentsDamage ?? .null }
        set { rareState(isDefault: newValue.isNull)?.contentsDamage = newValue }
    }

    var bitmap: CachedBitmap? {
        get { rare?.bitmap }
        set { rareState(isDefault: newValue == nil)?.bitmap = newValue }
    }

    var bitmapItem: DisplayItem? {
        get { rare?.bitmapItem }
        set { rareState(isDefault: newValue == nil)?.bitmapItem = newValue }
    }

    var warp: PlaneTransform? {
        get { rare?.warp }
        set { rareState(isDefault: newValue == nil)?.warp = newValue }
    }

    var warpedRect: PixelRect {
        get { rare?.warpedRect ?? .empty }
        set { rareState(isDefault: newValue.isEmpty)?.warpedRect = newValue }
    }

    var flatRect: PixelRect {
        get { rare?.flatRect ?? .empty }
        set { rareState(isDefault: newValue.isEmpty)?.flatRect = newValue }
    }

    /// Nil where there is none, and none is needed.
    private func rareState(isDefault: Bool) -> RareNodeState? {
        if rare == nil, !isDefault { rare = RareNodeState() }
        return rare
    }
}
