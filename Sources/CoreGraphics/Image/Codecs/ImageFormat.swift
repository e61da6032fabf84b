/// A file format, told from the first bytes alone: names and types that come with a file are often wrong.
@_spi(ForasteroInternal)
public enum ImageFormat: Sendable {
    case png

    public init?(_ data: Data) {
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        guard data.starts(with: png) else { return nil }
        self = .png
    }
}

extension CGImage {
    /// Decodes the bytes of an image file. May be called on any thread.
    @_spi(ForasteroInternal)
    public static func decode(_ data: Data, budget: PixelBudget = .standard) throws(ImageDecodingError) -> CGImage {
        switch ImageFormat(data) {
        case .png: CGImage(buffer: try PNGDecoder(budget: budget).decode(data))
        case nil: throw .unknownFormat
        }
    }
}
