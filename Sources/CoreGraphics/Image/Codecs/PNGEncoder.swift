internal import CPNG

/// Writes PNG, losing no pixel.
struct PNGEncoder {
    /// True if rows are written as they are, and searched less for what repeats: five times as fast, and twice as fast to read again.
    /// Pictures of screens, mostly flat, even get smaller; photographs get larger.
    var isQuick = false

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
        if isQuick { image.flags |= png_uint_32(PNG_IMAGE_FLAG_FAST) }
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
