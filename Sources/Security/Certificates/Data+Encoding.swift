import Foundation
internal import COpenSSL

extension Data {
    /// The bytes that one of the library's functions writes; nil where it fails.
    /// - Parameter write: replaces a pointer, which it fills with memory of its own, and answers the count.
    init?(encoding write: (UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>) -> Int32) {
        var bytes: UnsafeMutablePointer<UInt8>?
        let count = write(&bytes)
        guard count > 0, let bytes else { return nil }
        defer { CRYPTO_free(bytes, #file, #line) }
        self.init(bytes: bytes, count: Int(count))
    }
}
