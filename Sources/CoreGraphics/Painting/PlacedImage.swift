/// A picture in a rectangle, upright where y grows upwards, or repeated over everything from there.
struct PlacedImage: PaintedShape {
    var image: PixelBuffer
    /// The colour that alpha-only pictures are painted with.
    var color: PaintColor
    /// Maps the unit square to the rectangle in base space.
    var placement: CGAffineTransform
    var quality: CGInterpolationQuality
    var repeats: Bool

    func bounds(_ toPixels: CGAffineTransform) -> CGRect {
        if repeats { return .infinite }
        return CGRect(x: 0, y: 0, width: 1, height: 1).applying(placement).applying(toPixels)
    }

    func draw(on canvas: CairoCanvas, _ toPixels: CGAffineTransform, alpha: CGFloat) {
        canvas.setSource(color.multipliedAlpha(by: alpha))
        canvas.drawImage(image, placement.concatenating(toPixels), quality: quality, repeats: repeats, alpha: alpha)
    }

    func clip(_ canvas: CairoCanvas, _ toPixels: CGAffineTransform) {
        guard !repeats else { return }
        canvas.setPath(CGRect(x: 0, y: 0, width: 1, height: 1), placement.concatenating(toPixels))
        canvas.clipToPath(.winding)
    }
}
