public import Foundation

extension Curve25519.Signing {
    /// The half of a pair of keys that others may have.
    // apple: https://developer.apple.com/documentation/cryptokit/curve25519/signing/publickey
    public struct PublicKey: Sendable {
        let key: RawKey

        init(key: RawKey) { self.key = key }

        /// The key of these 32 bytes; throws ``CryptoKitError/incorrectKeySize`` for another number of them.
        public init<D: ContiguousBytes>(rawRepresentation data: D) throws { key = try RawKey(.ed25519, publicBytes: Array(of: data)) }

        /// The 32 bytes of the key.
        public var rawRepresentation: Data { Data(key.publicBytes) }

        /// Returns true if the owner of the private key has signed these data.
        public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
            key.isValid(Array(signature), for: Array(data))
        }
    }
}
