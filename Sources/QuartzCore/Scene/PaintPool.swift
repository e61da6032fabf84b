/// The looks that layers have given up, used again for those that they get.
// optimization: what scrolls or is animated looks different in each frame.
final class PaintPool {
    private var free: [LayerPaint] = []
    /// Given up in this frame. The display list of the frame before still holds them.
    private var given: [LayerPaint] = []
    /// As many as change in a frame of most screens.
    private static let limit = 64

    /// Makes those available that were given up in earlier frames.
    func beginFrame() {
        while let paint = given.popLast() {
            if free.count < Self.limit { free.append(paint) }
        }
    }

    /// What values look like.
    /// - Parameter earlier: what the layer looked like before; its drawing is taken over if it is the same.
    func makePaint(_ values: LayerValues, after earlier: LayerPaint) -> LayerPaint {
        while var paint = free.popLast() {
            guard isKnownUniquelyReferenced(&paint) else { continue }
            paint.take(values, after: earlier)
            return paint
        }
        return LayerPaint(values, after: earlier)
    }

    /// Takes a look that its layer has no more, or never had. It is used again only when nobody else holds it.
    func recycle(_ paint: LayerPaint) {
        if given.count < Self.limit { given.append(paint) }
    }
}
