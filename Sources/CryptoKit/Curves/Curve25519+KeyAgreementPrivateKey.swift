public import Foundation

extension Curve25519.KeyAgreement {
    /// The half of a pair of keys that its owner keeps.
    // apple: https://developer.apple.com/documentation/cryptokit/curve25519/keyagreement/privatekey
    public struct PrivateKey: Sendable {
        private let bytes: [UInt8]
        private let key: RawKey

        /// A new key.
        public init() {
            bytes = RandomBytes.make(RawKey.byteCount)
            guard let key = try? RawKey(.x25519, privateBytes: bytes) else { fatalError("OpenSSL makes no keys of Curve25519 here.") }
            self.key = key
        }

        /// The key of these 32 bytes; throws ``CryptoKitError/incorrectKeySize`` for another number of them.
        public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
            bytes = Array(of: data)
            key = try RawKey(.x25519, privateBytes: bytes)
        }

        /// The 32 bytes of the key.
        public var rawRepresentation: Data { Data(bytes) }
        /// The half that others may have.
        public var publicKey: PublicKey { PublicKey(key: key) }

        /// The secret that the owner of the other key finds as well.
        // apple: https://developer.apple.com/documentation/cryptokit/curve25519/keyagreement/privatekey/sharedsecretfromkeyagreement(with:)
        public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
            try key.sharedSecret(with: publicKeyShare.key)
        }
    }
}
