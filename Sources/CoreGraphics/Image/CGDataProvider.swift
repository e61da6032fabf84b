/// Bytes that an image is made from.
// apple: https://developer.apple.com/documentation/coregraphics/cgdataprovider
public final class CGDataProvider: Sendable {
    /// All bytes.
    @_spi(ForasteroInternal) public let bytes: Data

    /// A copy of the bytes.
    public convenience init?(data: CFData) {
        self.init(bytes: data as Data)
    }

    @_spi(ForasteroInternal)
    public init(bytes: Data) { self.bytes = bytes }

    /// The contents of a file, read at once; nil when it cannot be read.
    public convenience init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url as URL) else { return nil }
        self.init(bytes: data)
    }

    /// The contents of a file, read at once; nil when it cannot be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)) as CFURL)
    }

    /// A copy of all bytes.
    public var data: CFData? { bytes as CFData }
}
