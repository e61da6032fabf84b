internal import CPNG

/// Reads PNG through libpng's simplified interface, which checks all it reads and never jumps.
struct PNGDecoder {
    var budget: PixelBudget

    func decode(_ data: Data) throws(ImageDecodingError) -> PixelBuffer {
        let result: Result<PixelBuffer, ImageDecodingError> = data.withUnsafeBytes { bytes in
            do throws(ImageDecodingError) {
                return .success(try decode(bytes))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private func decode(_ bytes: UnsafeRawBufferPointer) throws(ImageDecodingError) -> PixelBuffer {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else { throw .damaged(image.reason) }
        let (width, height) = (Int(image.width), Int(image.height))
        try budget.check(width: width, height: height)
        let hasAlpha = image.format & PNG_FORMAT_FLAG_ALPHA != 0
        image.format = PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR | PNG_FORMAT_FLAG_ALPHA
        guard let buffer = PixelBuffer(width: width, height: height, format: hasAlpha ? .argb32 : .rgb24) else { throw .outOfMemory }
        guard png_image_finish_read(&image, nil, buffer.pixels, png_int_32(buffer.bytesPerRow), nil) != 0 else {
            throw .damaged(image.reason)
        }
        if hasAlpha { buffer.premultiply() }
        return buffer
    }
}

extension png_image {
    /// The reason of libpng for the last failure.
    fileprivate var reason: String {
        withUnsafeBytes(of: message) { bytes in String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
