/// Bytes that an image is made from.
// apple: https://developer.apple.com/documentation/coregraphics/cgdataprovider
public final class CGDataProvider: Sendable {
    private let bytes: Data

    public init?(data: CFData) {
        bytes = Data(data)
    }

    /// A copy of the bytes.
    public convenience init?(data: NSData) { self.init(data: Data(referencing: data)) }

    /// The contents of a file, read at once; nil when it cannot be read.
    public init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        bytes = data
    }

    /// The contents of a file, read at once; nil when it cannot be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }

    /// A copy of all bytes.
    public var data: CFData? { bytes }
}
