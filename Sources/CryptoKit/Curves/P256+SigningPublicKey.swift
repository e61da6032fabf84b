public import Foundation

extension P256.Signing {
    /// The half of a pair of keys that others may have.
    // apple: https://developer.apple.com/documentation/cryptokit/p256/signing/publickey
    public struct PublicKey: Sendable {
        let key: CurveKey

        init(key: CurveKey) { self.key = key }

        /// The key whose point has these coordinates, 32 bytes each. Throws where there is no such point on the curve.
        public init<D: ContiguousBytes>(rawRepresentation: D) throws { key = try CurveKey(point: [4] + Array(of: rawRepresentation)) }

        /// The key of a point as X9.63 writes it: 65 bytes.
        public init<D: ContiguousBytes>(x963Representation: D) throws { key = try CurveKey(point: Array(of: x963Representation)) }

        /// The key of a point written in 33 bytes.
        public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
            key = try CurveKey(point: Array(of: compressedRepresentation))
        }

        /// The 64 bytes of the point.
        public var rawRepresentation: Data { Data(key.point(compressed: false).dropFirst()) }
        /// A 4, and the 64 bytes of the point.
        public var x963Representation: Data { Data(key.point(compressed: false)) }
        /// A 2 or a 3, and the 32 bytes of x.
        public var compressedRepresentation: Data { Data(key.point(compressed: true)) }

        /// Returns true if the owner of the private key has signed these data.
        public func isValidSignature<D: DataProtocol>(_ signature: ECDSASignature, for data: D) -> Bool {
            isValidSignature(signature, for: SHA256.hash(data: data))
        }

        /// Returns true if the owner of the private key has signed this digest.
        public func isValidSignature<D: Digest>(_ signature: ECDSASignature, for digest: D) -> Bool {
            key.isValid(Array(signature.derRepresentation), digest: Array(digest))
        }
    }
}
