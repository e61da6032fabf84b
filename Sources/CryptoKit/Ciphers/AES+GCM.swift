public import Foundation

extension AES {
    /// AES in Galois/Counter Mode.
    // apple: https://developer.apple.com/documentation/cryptokit/aes/gcm
    public enum GCM {}
}

extension AES.GCM {
    /// Encrypts, and vouches for data that stay readable.
    /// - Parameter nonce: never used before with this key; nil for a random one.
    // apple: https://developer.apple.com/documentation/cryptokit/aes/gcm/seal(_:using:nonce:authenticating:)
    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox {
        let nonce = nonce ?? Nonce()
        let sealed = try AEAD(.aesGCM, key).seal(Array(message), nonce: nonce.bytes, authenticating: Array(authenticatedData))
        return SealedBox(nonce: nonce, sealed)
    }

    /// Encrypts a message, without data beside it that are vouched for.
    public static func seal<Plaintext: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
        try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
    }

    /// Decrypts. Throws ``CryptoKitError/authenticationFailure`` where the key is another one or anything has been changed.
    // apple: https://developer.apple.com/documentation/cryptokit/aes/gcm/open(_:using:authenticating:)
    public static func open<AuthenticatedData: DataProtocol>(
        _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
    ) throws -> Data {
        let sealed = AEAD.Sealed(ciphertext: Array(sealedBox.ciphertext), tag: Array(sealedBox.tag))
        return Data(try AEAD(.aesGCM, key).open(sealed, nonce: sealedBox.nonce.bytes, authenticating: Array(authenticatedData)))
    }

    /// Decrypts what was sealed without data beside it. Throws if it was changed, or the key is another one.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        try open(sealedBox, using: key, authenticating: [UInt8]())
    }
}
