public import Foundation

extension Curve25519.Signing {
    /// The half of a pair of keys that its owner keeps.
    // apple: https://developer.apple.com/documentation/cryptokit/curve25519/signing/privatekey
    public struct PrivateKey: Sendable {
        private let bytes: [UInt8]
        private let key: RawKey

        /// A new key.
        public init() {
            bytes = RandomBytes.make(RawKey.byteCount)
            guard let key = try? RawKey(.ed25519, privateBytes: bytes) else { fatalError("OpenSSL makes no keys of Curve25519 here.") }
            self.key = key
        }

        /// The key of these 32 bytes; throws ``CryptoKitError/incorrectKeySize`` for another number of them.
        public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
            bytes = Array(of: data)
            key = try RawKey(.ed25519, privateBytes: bytes)
        }

        /// The 32 bytes of the key.
        public var rawRepresentation: Data { Data(bytes) }
        /// The half that others may have.
        public var publicKey: PublicKey { PublicKey(key: key) }

        /// Signs data: 64 bytes.
        // apple: https://developer.apple.com/documentation/cryptokit/curve25519/signing/privatekey/signature(for:)
        public func signature<D: DataProtocol>(for data: D) throws -> Data { Data(try key.sign(Array(data))) }
    }
}
