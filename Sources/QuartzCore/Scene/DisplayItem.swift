import Display

/// One step of painting a frame. It never changes, and knows nothing of how it is painted.
final class DisplayItem {
    enum Kind {
        /// Shadow, background and contents of a layer, and its border when it has no sublayers.
        case body
        /// The picture of what was painted before, blurred: comes right before the body.
        case backdrop(Backdrop)
        /// A layer and all below it, as a picture that was painted before.
        case bitmap(CachedBitmap, at: PixelRect)
        /// The border of a layer with sublayers.
        case border
        /// The items that follow, up to the matching `endGroup`, are painted as one picture.
        case beginGroup(GroupEffect)
        /// The items that follow are painted as another picture, whose alpha is the mask of the group.
        case beginMask
        case endGroup
    }

    let kind: Kind
    let paint: LayerPaint
    let placement: Placement
    /// The pixels that may be changed.
    let rect: PixelRect
    /// Pixels that are covered without alpha; empty where that is not known.
    let opaqueRect: PixelRect
    /// A body is followed by its own border.
    let includesBorder: Bool

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
