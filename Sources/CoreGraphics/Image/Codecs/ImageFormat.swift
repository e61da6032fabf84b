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

extension ImageFormat {
    /// The pixels of a file; of an animation its first frame. May be called on any thread.
    func decodePixels(of file: Data, budget: PixelBudget) throws(ImageDecodingError) -> PixelBuffer {
        switch self {
        case .png: try PNGDecoder(budget: budget).decode(file)
        case .jpeg: try JPEGDecoder(budget: budget).decode(file)
        case .webP: try WebPDecoder(budget: budget).decode(file)
        case .gif: try GIFDecoder(GIFFile(file), budget: budget).image(at: 0).buffer
        }
    }

    /// The same as what an image has its pixels from. They are decoded now, so that a damaged file is found before it is shown.
    func pixelSource(of file: Data, budget: PixelBudget = .standard) throws(ImageDecodingError) -> PixelSource {
        let buffer = try decodePixels(of: file, budget: budget)
        return EncodedPixels(file, self, decodedAs: buffer).map { .file($0) } ?? .kept(buffer)
    }
}
