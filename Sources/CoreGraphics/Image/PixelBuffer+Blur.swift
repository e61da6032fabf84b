internal import PixelKernels

extension PixelBuffer {
    /// Blurs alpha as a Gaussian of the given standard deviation in pixels would, by three box blurs.
    ///
    /// The area beyond the edges counts as transparent. Does nothing below a third of a pixel, or when memory is short.
    @_spi(ForasteroInternal)
    public func blurAlpha(deviation: CGFloat) {
        guard format == .alpha8, deviation >= 1.0 / 3, deviation.isFinite else { return }
        // Three boxes of this size have the same variance as the Gaussian.
        let wanted = (deviation * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down)
        let size = min(max(Int(wanted), 1), max(width, height) * 2)
        guard let scratch = PixelBuffer(width: width, height: height, format: .alpha8) else { return }
        let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
        defer { sums.deallocate() }
        for box in BoxBlur.three(of: size) {
            let source = pixels.assumingMemoryBound(to: UInt8.self)
            let target = scratch.pixels.assumingMemoryBound(to: UInt8.self)
            pk_box_blur_rows(source, target, width, height, bytesPerRow, box.before, box.after)
            pk_box_blur_columns(target, source, width, height, bytesPerRow, box.before, box.after, sums)
        }
    }
}

private struct BoxBlur {
    var before: Int
    var after: Int

    /// Three boxes whose combined centre is the pixel itself: an even size leans left, then right, and the last is odd.
    static func three(of size: Int) -> [BoxBlur] {
        let half = size / 2
        if size % 2 == 1 { return Array(repeating: BoxBlur(before: half, after: half), count: 3) }
        return [BoxBlur(before: half, after: half - 1), BoxBlur(before: half - 1, after: half), BoxBlur(before: half, after: half)]
    }
}
