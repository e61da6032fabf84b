public import Foundation

extension ChaChaPoly {
    /// The result of sealing: the nonce, the encrypted bytes, and the tag of 16 bytes that vouches for them.
    // apple: https://developer.apple.com/documentation/cryptokit/chachapoly/sealedbox
    public struct SealedBox: Sendable {
        /// The number that no other message under the same key may have: 12 bytes.
        public let nonce: Nonce
        /// The encrypted bytes, as many as the message has.
        public let ciphertext: Data
        /// 16 bytes that vouch for the message.
        public let tag: Data

        init(nonce: Nonce, _ sealed: AEAD.Sealed) {
            (self.nonce, ciphertext, tag) = (nonce, Data(sealed.ciphertext), Data(sealed.tag))
        }

        /// From the three parts. Throws ``CryptoKitError/incorrectParameterSize`` unless the tag has 16 bytes.
        public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
            guard tag.count == AEAD.tagByteCount else { throw CryptoKitError.incorrectParameterSize }
            (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
        }

        /// From the parts one after another: a nonce of 12 bytes, what is encrypted, the tag.
        public init<D: DataProtocol>(combined: D) throws {
            let bytes = Array(combined)
            guard bytes.count >= AEAD.nonceByteCount + AEAD.tagByteCount else { throw CryptoKitError.incorrectParameterSize }
            nonce = try Nonce(data: bytes.prefix(AEAD.nonceByteCount))
            ciphertext = Data(bytes.dropFirst(AEAD.nonceByteCount).dropLast(AEAD.tagByteCount))
            tag = Data(bytes.suffix(AEAD.tagByteCount))
        }

        /// The parts one after another.
        public var combined: Data { Data(nonce.bytes) + ciphertext + tag }
    }
}
