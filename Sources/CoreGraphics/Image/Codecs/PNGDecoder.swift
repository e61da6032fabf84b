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

/// Writes PNG, losing no pixel.
struct PNGEncoder {
    /// The bytes of a file; nil when memory is short.
    func encode(_ buffer: PixelBuffer) -> Data? {
        switch buffer.format {
        case .argb32:
            guard let straight = buffer.copy() else { return nil }
            straight.unpremultiply()
            let format = PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR | PNG_FORMAT_FLAG_ALPHA
            return write(straight.pixels, straight.bytesPerRow, buffer, format: format)
        case .rgb24:
            var packed = buffer.packedRGB()
            return packed.withUnsafeMutableBytes { bytes in
                bytes.baseAddress.flatMap { write($0, buffer.width * 3, buffer, format: PNG_FORMAT_FLAG_COLOR) }
            }
        case .alpha8:
            return write(buffer.pixels, buffer.bytesPerRow, buffer, format: 0)
        }
    }

    private func write(_ pixels: UnsafeMutableRawPointer, _ bytesPerRow: Int, _ buffer: PixelBuffer, format: UInt32) -> Data? {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        image.width = png_uint_32(buffer.width)
        image.height = png_uint_32(buffer.height)
        image.format = format
        defer { png_image_free(&image) }
        // More than any picture can need: filter bytes, stored blocks of zlib, headers.
        let bound = (buffer.width * 4 + 1) * buffer.height
        let capacity = bound + bound / 1000 + 4096
        guard let memory = malloc(capacity) else { return nil }
        var count = png_alloc_size_t(capacity)
        guard png_image_write_to_memory(&image, memory, &count, 0, pixels, png_int_32(bytesPerRow), nil) != 0 else {
            free(memory)
            return nil
        }
        let data = Data(bytes: memory, count: Int(count))
        free(memory)
        return data
    }
}

extension png_image {
    /// What libpng has to say about the last failure.
    fileprivate var reason: String {
        withUnsafeBytes(of: message) { bytes in String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
