/// Why bytes did not become an image.
@_spi(ForasteroInternal)
public enum ImageDecodingError: Error, Equatable, CustomStringConvertible {
    /// The first bytes are those of no format that can be read.
    case unknownFormat
    /// The picture would have more pixels than allowed; found before anything was allocated.
    case tooLarge(width: Int, height: Int)
    /// The bytes are cut off or wrong; the reason is the decoder's.
    case damaged(String)
    case outOfMemory

    public var description: String {
        switch self {
        case .unknownFormat: "the bytes are no image of a known format: PNG, JPEG, WebP or GIF"
        case .tooLarge(let width, let height): "an image of \(width) × \(height) pixels is larger than allowed"
        case .damaged(let reason): "the image is damaged: \(reason)"
        case .outOfMemory: "there is not enough memory for the image"
        }
    }
}
