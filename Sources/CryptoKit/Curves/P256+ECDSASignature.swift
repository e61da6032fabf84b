public import Foundation

extension P256.Signing {
    /// A signature by ``PrivateKey``.
    // apple: https://developer.apple.com/documentation/cryptokit/p256/signing/ecdsasignature
    public struct ECDSASignature: ContiguousBytes, Sendable {
        /// The two numbers one after the other: 64 bytes.
        public let rawRepresentation: Data

        /// Throws ``CryptoKitError/incorrectParameterSize`` unless there are 64 bytes.
        public init<D: DataProtocol>(rawRepresentation: D) throws {
            guard rawRepresentation.count == 2 * CurveKey.byteCount else { throw CryptoKitError.incorrectParameterSize }
            self.rawRepresentation = Data(rawRepresentation)
        }

        /// From the form in which certificates hold it. Throws ``CryptoKitError/invalidParameter`` for what is no signature.
        public init<D: DataProtocol>(derRepresentation: D) throws {
            guard let raw = CurveSignature.raw(der: Array(derRepresentation)) else { throw CryptoKitError.invalidParameter }
            rawRepresentation = Data(raw)
        }

        /// The signature in DER, 70 to 72 bytes mostly.
        public var derRepresentation: Data { Data(CurveSignature.der(raw: Array(rawRepresentation)) ?? []) }
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try rawRepresentation.withUnsafeBytes(body)
        }
    }
}
