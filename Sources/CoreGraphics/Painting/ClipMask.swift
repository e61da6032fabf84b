/// How much of the paint gets through at each pixel of the context.
struct ClipMask {
    /// As large as the context, one byte per pixel.
    var coverage: PixelBuffer
}

extension ClipMask {
    /// Lets through what both masks let through.
    func intersected(with other: PixelBuffer) -> ClipMask {
        guard let both = PixelBuffer(width: other.width, height: other.height, format: .alpha8), let canvas = CairoCanvas(both) else {
            return self
        }
        canvas.setSource(.black)
        canvas.paint(through: coverage)
        canvas.setBlendMode(.destinationIn)
        canvas.paint(through: other)
        canvas.flush()
        return ClipMask(coverage: both)
    }
}
