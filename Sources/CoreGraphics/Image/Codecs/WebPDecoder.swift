internal import CWebP

/// Reads WebP with a single picture.
struct WebPDecoder {
    var budget: PixelBudget

    func decode(_ data: Data) throws(ImageDecodingError) -> PixelBuffer {
        let bytes = [UInt8](data)
        var features = WebPBitstreamFeatures()
        let status = WebPGetFeatures(bytes, bytes.count, &features)
        guard status == VP8_STATUS_OK else { throw .damaged("the header of a WebP file is wrong (status \(status.rawValue))") }
        guard features.has_animation == 0 else { throw .damaged("animated WebP is not supported") }
        let (width, height) = (Int(features.width), Int(features.height))
        try budget.check(width: width, height: height)
        let format: PixelBuffer.Format = features.has_alpha != 0 ? .argb32 : .rgb24
        guard let buffer = PixelBuffer(width: width, height: height, format: format) else { throw .outOfMemory }
        let target = buffer.pixels.assumingMemoryBound(to: UInt8.self)
        let capacity = buffer.bytesPerRow * height
        guard WebPDecodeBGRAInto(bytes, bytes.count, target, capacity, Int32(buffer.bytesPerRow)) != nil else {
            throw .damaged("the pixels of a WebP file are wrong or cut off")
        }
        if format == .argb32 { buffer.premultiply() }
        return buffer
    }
}
