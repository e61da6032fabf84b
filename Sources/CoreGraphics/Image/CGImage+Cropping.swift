extension CGImage {
    /// The part of the image within a rectangle of its pixels, from the top left; nil when the two do not meet.
    ///
    /// The rectangle is made larger to whole pixels and cut to the image. The pixels are shared, not copied.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard rect.isNumeric else { return nil }
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.integral.intersection(whole)
        guard !part.isEmpty else { return nil }
        let buffer = buffer
        let start = buffer.pixels + Int(part.minY) * buffer.bytesPerRow + Int(part.minX) * buffer.format.bytesPerPixel
        let shared = PixelBuffer(
            pixels: start, width: Int(part.width), height: Int(part.height), bytesPerRow: buffer.bytesPerRow, format: buffer.format,
            release: { withExtendedLifetime(buffer) {} })
        // Rows of alpha only may start anywhere, and Cairo wants them on a multiple of four.
        guard let cropped = shared ?? buffer.copy(Int(part.minX), Int(part.minY), Int(part.width), Int(part.height)) else { return nil }
        return CGImage(
            buffer: cropped, layout: layout, colorSpace: colorSpace, isMask: isMask, shouldInterpolate: shouldInterpolate,
            renderingIntent: renderingIntent)
    }
}

extension CGRect {
    /// True if all four numbers are numbers. Foundation's intersection stops the process over others.
    var isNumeric: Bool { !(origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN) }
}

extension PixelBuffer {
    /// A buffer of its own with a part of the pixels, which must lie within.
    func copy(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelBuffer? {
        guard let copy = PixelBuffer(width: width, height: height, format: format) else { return nil }
        for row in 0..<height {
            let start = pixels + (y + row) * bytesPerRow + x * format.bytesPerPixel
            memcpy(copy.pixels + row * copy.bytesPerRow, start, width * format.bytesPerPixel)
        }
        return copy
    }
}
