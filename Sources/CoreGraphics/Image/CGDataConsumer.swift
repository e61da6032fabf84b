/// Where bytes are written to.
// apple: https://developer.apple.com/documentation/coregraphics/cgdataconsumer
public final class CGDataConsumer: @unchecked Sendable {
    private enum Target {
        case memory(CFMutableData)
        case file(URL)
    }

    private let target: Target

    /// A consumer that appends to bytes in memory.
    public init?(data: CFMutableData) { target = .memory(data) }

    /// A consumer that replaces a file; nil for what is no file.
    public init?(url: CFURL) {
        guard url.isFileURL else { return nil }
        target = .file(url as URL)
    }

    /// Writes all bytes there are to be.
    ///
    /// - Returns: True if they could be written.
    @_spi(ForasteroInternal)
    public func write(_ bytes: Data) -> Bool {
        switch target {
        case .memory(let data):
            data.append(bytes)
            return true
        case .file(let url):
            return (try? bytes.write(to: url, options: .atomic)) != nil
        }
    }
}
