internal import CTurboJPEG
internal import CWebP

/// The header of an image file, read without unpacking a pixel.
@_spi(ForasteroInternal)
public struct ImageFileInfo: Equatable, Sendable {
    public let format: ImageFormat
    public let width: Int
    public let height: Int
    public let hasAlpha: Bool
    /// Bits per component.
    public let depth: Int
    public let isGray: Bool

    /// Fails when the file is of no known format, or its header is wrong or cut off.
    public init(_ data: Data) throws(ImageDecodingError) {
        guard let format = ImageFormat(data) else { throw .unknownFormat }
        self.format = format
        let header: Header =
            switch format {
            case .png: try Header(png: data)
            case .jpeg: try Header(jpeg: data)
            case .webP: try Header(webP: data)
            case .gif: Header(try GIFFile(data))
            }
        guard header.width > 0, header.height > 0 else { throw .damaged("a side is zero") }
        (width, height, hasAlpha) = (header.width, header.height, header.hasAlpha)
        (depth, isGray) = (header.depth, header.isGray)
    }
}

private struct Header {
    var width: Int
    var height: Int
    var hasAlpha: Bool
    var depth = 8
    var isGray = false

    init(_ gif: GIFFile) {
        (width, height) = (gif.width, gif.height)
        hasAlpha = gif.frames.contains { $0.transparentIndex != nil }
    }

    /// The first chunk of a PNG file: sides, depth and kind of colours.
    init(png data: Data) throws(ImageDecodingError) {
        let bytes = [UInt8](data.prefix(33))
        guard bytes.count == 33, bytes[12..<16].elementsEqual("IHDR".utf8) else { throw .damaged("the header of a PNG file is cut off") }
        func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        (width, height) = (number(16), number(20))
        depth = Int(bytes[24])
        isGray = bytes[25] == 0 || bytes[25] == 4
        // A palette may have transparent colours as well; a chunk in front of the pixels says so.
        hasAlpha = bytes[25] & 4 != 0 || data.prefix(1 << 16).range(of: Data("tRNS".utf8)) != nil
    }

    init(jpeg data: Data) throws(ImageDecodingError) {
        guard let handle = tjInitDecompress() else { throw .outOfMemory }
        defer { tjDestroy(handle) }
        let bytes = [UInt8](data)
        var (wide, high, subsampling, colorSpace) = (Int32(0), Int32(0), Int32(0), Int32(0))
        guard tjDecompressHeader3(handle, bytes, UInt(bytes.count), &wide, &high, &subsampling, &colorSpace) == 0 else {
            throw .damaged(String(cString: tjGetErrorStr2(handle)))
        }
        (width, height, hasAlpha) = (Int(wide), Int(high), false)
        isGray = colorSpace == Int32(TJCS_GRAY.rawValue)
    }

    init(webP data: Data) throws(ImageDecodingError) {
        let bytes = [UInt8](data)
        var features = WebPBitstreamFeatures()
        guard WebPGetFeatures(bytes, bytes.count, &features) == VP8_STATUS_OK else { throw .damaged("the header of a WebP file is wrong") }
        (width, height, hasAlpha) = (Int(features.width), Int(features.height), features.has_alpha != 0)
    }
}
