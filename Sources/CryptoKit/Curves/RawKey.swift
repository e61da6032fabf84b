internal import COpenSSL

/// A key of Curve25519, as the library holds it.
final class RawKey: @unchecked Sendable {
    enum Kind {
        case ed25519, x25519
        var number: Int32 { self == .ed25519 ? EVP_PKEY_ED25519 : EVP_PKEY_X25519 }
    }

    static let byteCount = 32
    private let key: OpaquePointer
    let publicBytes: [UInt8]

    init(_ kind: Kind, privateBytes: [UInt8]) throws {
        guard privateBytes.count == Self.byteCount else { throw CryptoKitError.incorrectKeySize }
        guard let key = EVP_PKEY_new_raw_private_key(kind.number, nil, privateBytes, Self.byteCount) else {
            throw CryptoKitError.underlyingCoreCryptoError(error: -1)
        }
        self.key = key
        publicBytes = Self.publicBytes(of: key)
    }

    init(_ kind: Kind, publicBytes: [UInt8]) throws {
        guard publicBytes.count == Self.byteCount else { throw CryptoKitError.incorrectKeySize }
        guard let key = EVP_PKEY_new_raw_public_key(kind.number, nil, publicBytes, Self.byteCount) else {
            throw CryptoKitError.underlyingCoreCryptoError(error: -1)
        }
        self.key = key
        self.publicBytes = publicBytes
    }

    deinit { EVP_PKEY_free(key) }

    private static func publicBytes(of key: OpaquePointer) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: byteCount) { buffer, count in
            var length = byteCount
            EVP_PKEY_get_raw_public_key(key, buffer.baseAddress, &length)
            count = length
        }
    }

    func sign(_ data: [UInt8]) throws -> [UInt8] {
        let context = EVP_MD_CTX_new()
        defer { EVP_MD_CTX_free(context) }
        var signature = [UInt8](repeating: 0, count: 64)
        var length = signature.count
        guard EVP_DigestSignInit(context, nil, nil, nil, key) == 1,
            EVP_DigestSign(context, &signature, &length, data, data.count) == 1
        else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
        return signature
    }

    func isValid(_ signature: [UInt8], for data: [UInt8]) -> Bool {
        let context = EVP_MD_CTX_new()
        defer { EVP_MD_CTX_free(context) }
        return EVP_DigestVerifyInit(context, nil, nil, nil, key) == 1
            && EVP_DigestVerify(context, signature, signature.count, data, data.count) == 1
    }

    func sharedSecret(with other: RawKey) throws -> SharedSecret {
        let context = EVP_PKEY_CTX_new(key, nil)
        defer { EVP_PKEY_CTX_free(context) }
        var bytes = [UInt8](repeating: 0, count: Self.byteCount)
        var length = bytes.count
        guard EVP_PKEY_derive_init(context) == 1, EVP_PKEY_derive_set_peer(context, other.key) == 1,
            EVP_PKEY_derive(context, &bytes, &length) == 1
        else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
        return SharedSecret(bytes: bytes)
    }
}
