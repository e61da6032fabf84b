extension CGContext {
    /// Draws a picture into a rectangle, upright where y grows upwards; in a view's context it stands on its head.
    ///
    /// A mask, and a picture that is alpha only, is painted with the fill colour.
    /// - Parameter byTiling: Repeats the picture over everything within the clip, with one copy in the rectangle.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let rect = rect.standardized
        guard rect.width > 0, rect.height > 0, let pixels = image.drawable(swapped: canvas.swapsRedAndBlue) else { return }
        let placement = CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
        paint(
            PlacedImage(
                image: pixels, color: state.fill, placement: placement.concatenating(state.transform),
                quality: image.shouldInterpolate ? state.interpolationQuality : .none, repeats: byTiling))
    }
}
