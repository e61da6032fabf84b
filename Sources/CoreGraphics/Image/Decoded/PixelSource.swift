/// Where an image has its pixels from.
enum PixelSource: Sendable {
    /// Pixels that the image keeps for as long as it lives.
    case kept(PixelBuffer)
    /// A file, whose pixels are let go of when others need the memory, and decoded anew when they are drawn.
    case file(EncodedPixels)

    /// The pixels. Decodes them first where they were let go of: who needs them for longer than a moment keeps the buffer.
    var buffer: PixelBuffer {
        switch self {
        case .kept(let buffer): buffer
        case .file(let file): file.buffer
        }
    }

    var width: Int {
        switch self {
        case .kept(let buffer): buffer.width
        case .file(let file): file.width
        }
    }

    var height: Int {
        switch self {
        case .kept(let buffer): buffer.height
        case .file(let file): file.height
        }
    }

    var format: PixelBuffer.Format {
        switch self {
        case .kept(let buffer): buffer.format
        case .file(let file): file.pixelFormat
        }
    }
}
