/// A file format, recognised by the first bytes alone: names and types that come with a file are often wrong.
@_spi(ForasteroInternal)
public enum ImageFormat: CaseIterable, Sendable {
    case png, jpeg, webP, gif

    public init?(_ data: Data) {
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF]
        if data.starts(with: png) {
            self = .png
        } else if data.starts(with: jpeg) {
            self = .jpeg
        } else if data.starts(with: "RIFF".utf8), data.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .webP
        } else if data.starts(with: "GIF87a".utf8) || data.starts(with: "GIF89a".utf8) {
            self = .gif
        } else {
            return nil
        }
    }
}

extension CGImage {
    /// Decodes the bytes of an image file; of an animation its first frame. May be called on any thread.
    ///
    /// The orientation that a camera notes in a file is not applied; see ``ImageOrientation``.
    @_spi(ForasteroInternal)
    public static func decode(_ data: Data, budget: PixelBudget = .standard) throws(ImageDecodingError) -> CGImage {
        switch ImageFormat(data) {
        case .png: CGImage(buffer: try PNGDecoder(budget: budget).decode(data))
        case .jpeg: CGImage(buffer: try JPEGDecoder(budget: budget).decode(data))
        case .webP: CGImage(buffer: try WebPDecoder(budget: budget).decode(data))
        case .gif: try GIFDecoder(GIFFile(data), budget: budget).image(at: 0)
        case nil: throw .unknownFormat
        }
    }
}
