internal import CTurboJPEG

/// Writes JPEG.
struct JPEGEncoder {
    /// From 0, small and coarse, to 1, large and fine.
    var quality: CGFloat

    /// The bytes of a file; nil when memory is short.
    func encode(_ buffer: PixelBuffer) -> Data? {
        guard let opaque = flattened(buffer), let handle = tjInitCompress() else { return nil }
        defer { tjDestroy(handle) }
        var bytes: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        defer { tjFree(bytes) }
        let percent = quality.isNaN ? 100 : Int32(min(max(quality, 0), 1) * 99) + 1
        // Fine pictures keep the full resolution of colours.
        let subsampling = percent > 90 ? TJSAMP_444 : TJSAMP_420
        let result = tjCompress2(
            handle, opaque.pixels.assumingMemoryBound(to: UInt8.self), Int32(opaque.width), Int32(opaque.bytesPerRow),
            Int32(opaque.height), Int32(TJPF_BGRX.rawValue), &bytes, &count, Int32(subsampling.rawValue), percent, 0)
        guard result == 0, let bytes else { return nil }
        return Data(bytes: bytes, count: Int(count))
    }

    /// JPEG has no alpha.
    // ad-hoc: what is transparent becomes white
    private func flattened(_ buffer: PixelBuffer) -> PixelBuffer? {
        if buffer.isOpaque { return buffer }
        guard let opaque = PixelBuffer(width: buffer.width, height: buffer.height, format: .rgb24), let canvas = CairoCanvas(opaque)
        else { return nil }
        canvas.setSource(PaintColor(red: 1, green: 1, blue: 1, alpha: 1))
        canvas.paint()
        canvas.setSource(.black)
        let upright = CGAffineTransform(
            a: CGFloat(buffer.width), b: 0, c: 0, d: -CGFloat(buffer.height), tx: 0, ty: CGFloat(buffer.height))
        canvas.drawImage(buffer, upright, quality: .none, repeats: false, alpha: 1)
        canvas.flush()
        return opaque
    }
}
