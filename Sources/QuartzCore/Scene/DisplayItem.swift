import Display

/// One step of painting a frame. It knows nothing of how it is painted, and never changes while a display list holds it.
final class DisplayItem {
    // optimization: most steps are bodies. What the others say lies elsewhere, so that it is no part of each.
    enum Kind {
        /// Shadow, background and contents of a layer, and its border when it has no sublayers.
        case body
        /// The picture of what was painted before, blurred: comes right before the body.
        indirect case backdrop(Backdrop)
        /// A layer and all below it, as a picture that was painted before.
        indirect case bitmap(CachedBitmap, at: PixelRect)
        /// The border of a layer with sublayers.
        case border
        /// The items that follow, up to the matching `endGroup`, are painted as one picture.
        indirect case beginGroup(GroupEffect)
        /// The items that follow are painted as another picture, whose alpha is the mask of the group.
        case beginMask
        case endGroup
    }

    private(set) var kind: Kind
    private(set) var paint: LayerPaint
    private(set) var placement: Placement
    /// The pixels that may be changed.
    private(set) var rect: PixelRect
    /// Pixels that are covered without alpha; empty where that is not known.
    private(set) var opaqueRect: PixelRect
    /// A body is followed by its own border.
    private(set) var includesBorder: Bool

    init(
        _ kind: Kind, _ paint: LayerPaint, _ placement: Placement, rect: PixelRect, opaqueRect: PixelRect = .empty,
        includesBorder: Bool = false
    ) {
        self.kind = kind
        self.paint = paint
        self.placement = placement
        self.rect = rect
        self.opaqueRect = opaqueRect
        self.includesBorder = includesBorder
    }
}

extension DisplayItem {
    /// Makes it another step. Nobody else may hold it.
    func change(
        to kind: Kind, _ paint: LayerPaint, _ placement: Placement, rect: PixelRect, opaqueRect: PixelRect, includesBorder: Bool
    ) {
        self.kind = kind
        if self.paint !== paint { self.paint = paint }
        self.placement = placement
        self.rect = rect
        self.opaqueRect = opaqueRect
        self.includesBorder = includesBorder
    }
}
