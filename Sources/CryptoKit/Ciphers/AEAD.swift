internal import COpenSSL

/// A cipher that also tells whether what it opens is what was sealed: 12 bytes of nonce, 16 of tag.
struct AEAD: Sendable {
    static let nonceByteCount = 12
    static let tagByteCount = 16

    enum Algorithm: Sendable { case aesGCM, chaChaPoly }
    struct Sealed {
        var ciphertext: [UInt8]
        var tag: [UInt8]
    }

    private let algorithm: Algorithm
    private let key: [UInt8]

    init(_ algorithm: Algorithm, _ key: SymmetricKey) throws {
        let lengths = algorithm == .aesGCM ? [16, 24, 32] : [32]
        guard lengths.contains(key.bytes.count) else { throw CryptoKitError.incorrectKeySize }
        self.algorithm = algorithm
        self.key = key.bytes
    }

    private var cipher: OpaquePointer? {
        switch (algorithm, key.count) {
        case (.chaChaPoly, _): EVP_chacha20_poly1305()
        case (_, 16): EVP_aes_128_gcm()
        case (_, 24): EVP_aes_192_gcm()
        default: EVP_aes_256_gcm()
        }
    }

    func seal(_ plaintext: [UInt8], nonce: [UInt8], authenticating extra: [UInt8]) throws -> Sealed {
        let context = try start(encrypting: true, nonce: nonce, extra)
        defer { EVP_CIPHER_CTX_free(context) }
        let ciphertext = try run(context, plaintext)
        var length: Int32 = 0
        var tag = [UInt8](repeating: 0, count: Self.tagByteCount)
        guard EVP_CipherFinal_ex(context, &tag, &length) == 1,
            EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(Self.tagByteCount), &tag) == 1
        else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
        return Sealed(ciphertext: ciphertext, tag: tag)
    }

    func open(_ sealed: Sealed, nonce: [UInt8], authenticating extra: [UInt8]) throws -> [UInt8] {
        let context = try start(encrypting: false, nonce: nonce, extra)
        defer { EVP_CIPHER_CTX_free(context) }
        let plaintext = try run(context, sealed.ciphertext)
        var length: Int32 = 0
        var tag = sealed.tag
        var rest = [UInt8](repeating: 0, count: Self.tagByteCount)
        guard EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tag.count), &tag) == 1,
            EVP_CipherFinal_ex(context, &rest, &length) == 1
        else { throw CryptoKitError.authenticationFailure }
        return plaintext
    }

    private func start(encrypting: Bool, nonce: [UInt8], _ extra: [UInt8]) throws -> OpaquePointer {
        guard let context = EVP_CIPHER_CTX_new() else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
        var length: Int32 = 0
        guard EVP_CipherInit_ex(context, cipher, nil, nil, nil, encrypting ? 1 : 0) == 1,
            EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, Int32(nonce.count), nil) == 1,
            EVP_CipherInit_ex(context, nil, nil, key, nonce, encrypting ? 1 : 0) == 1,
            extra.isEmpty || EVP_CipherUpdate(context, nil, &length, extra, Int32(extra.count)) == 1
        else {
            EVP_CIPHER_CTX_free(context)
            throw CryptoKitError.incorrectParameterSize
        }
        return context
    }

    private func run(_ context: OpaquePointer, _ bytes: [UInt8]) throws -> [UInt8] {
        guard let count = Int32(exactly: bytes.count) else { throw CryptoKitError.incorrectParameterSize }
        guard count > 0 else { return [] }
        return try [UInt8](unsafeUninitializedCapacity: bytes.count) { buffer, written in
            var length: Int32 = 0
            guard EVP_CipherUpdate(context, buffer.baseAddress, &length, bytes, count) == 1 else {
                throw CryptoKitError.underlyingCoreCryptoError(error: -1)
            }
            written = Int(length)
        }
    }
}
