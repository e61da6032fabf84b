import Display

/// Whole pixels of one colour: all that the steps of a layer show.
struct ColorRectangle: Equatable {
    let rect: PixelRect
    /// Without what clips it.
    let bounds: PixelRect
    let color: ColorComponents
    let opacity: Double
}

extension LayerItems {
    /// What the steps show, if that is one colour in a rectangle of whole pixels.
    // optimization: when the origin of its bounds changes, as that of a list that scrolls, the list itself looks as before.
    var colorRectangle: ColorRectangle? {
        guard let body, border == nil, beginGroup == nil, backdrop == nil, body.paint.isPlain, body.paint.contents == nil,
            body.paint.corners.isSquare, body.placement.transform.keepsRectangles
        else { return nil }
        let bounds = body.placement.transform.apply(body.paint.bounds)
        guard bounds.isPixelAligned else { return nil }
        return ColorRectangle(
            rect: rect, bounds: PixelRect(nearest: bounds), color: body.paint.background, opacity: body.placement.opacity)
    }
}
