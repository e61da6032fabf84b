public import Foundation

extension P256.KeyAgreement {
    /// The half of a pair of keys that its owner keeps.
    // apple: https://developer.apple.com/documentation/cryptokit/p256/keyagreement/privatekey
    public struct PrivateKey: Sendable {
        private let key: CurveKey

        /// A new key.
        /// - Parameter compactRepresentable: of no influence; every key can be written whole.
        public init(compactRepresentable: Bool = true) { key = CurveKey() }

        /// The key whose number these 32 bytes are.
        public init<D: ContiguousBytes>(rawRepresentation: D) throws { key = try CurveKey(privateBytes: Array(of: rawRepresentation)) }

        /// The key of a point of 65 bytes and a number of 32.
        public init<D: ContiguousBytes>(x963Representation: D) throws {
            let bytes = Array(of: x963Representation)
            guard bytes.count == 3 * CurveKey.byteCount + 1 else { throw CryptoKitError.incorrectParameterSize }
            key = try CurveKey(privateBytes: Array(bytes.suffix(CurveKey.byteCount)))
            guard key.point(compressed: false) == Array(bytes.dropLast(CurveKey.byteCount)) else { throw CryptoKitError.invalidParameter }
        }

        /// The 32 bytes of the private number.
        public var rawRepresentation: Data { Data(key.privateBytes) }
        /// A 4, the 64 bytes of the public point, and the 32 bytes of the private number.
        public var x963Representation: Data { Data(key.point(compressed: false) + key.privateBytes) }
        /// The half that others may have.
        public var publicKey: PublicKey { PublicKey(key: key) }

        /// The secret that the owner of the other key finds as well.
        // apple: https://developer.apple.com/documentation/cryptokit/p256/keyagreement/privatekey/sharedsecretfromkeyagreement(with:)
        public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
            try key.sharedSecret(with: publicKeyShare.key)
        }
    }
}
