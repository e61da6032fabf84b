public import Foundation

extension ChaChaPoly {
    /// A number used once.
    // apple: https://developer.apple.com/documentation/cryptokit/chachapoly/nonce
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
        let bytes: [UInt8]

        /// A random one, of 12 bytes.
        public init() { bytes = RandomBytes.make(AEAD.nonceByteCount) }

        /// One of these bytes. Throws ``CryptoKitError/incorrectParameterSize`` for a length that the cipher does not take.
        public init<D: DataProtocol>(data: D) throws {
            guard data.count == AEAD.nonceByteCount else { throw CryptoKitError.incorrectParameterSize }
            bytes = Array(data)
        }

        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    }
}
