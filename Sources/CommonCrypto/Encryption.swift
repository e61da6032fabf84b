internal import COpenSSL

/// Encrypts or decrypts data at once, in blocks that are chained unless the options say otherwise.
///
/// - Parameters:
///   - iv: the vector to begin with, of one block; nil for zeros.
///   - dataOutMoved: takes how many bytes were written, or would be needed.
/// - Returns: ``kCCSuccess``; ``kCCKeySizeError``; ``kCCAlignmentError`` for a length that is no multiple of the block, without padding;
///   ``kCCBufferTooSmall``; ``kCCDecodeError`` where the padding is wrong; ``kCCUnimplemented`` for ciphers that there are not.
// apple: https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/CCCrypt.3cc.html
public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int, _ iv: UnsafeRawPointer!,
    _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
    _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    var moved = 0
    let status = Encryption(op, alg, options).run(
        key: key, keyLength, iv: iv, UnsafeRawBufferPointer(start: dataIn, count: dataInLength),
        into: UnsafeMutableRawBufferPointer(start: dataOut, count: dataOutAvailable), &moved)
    dataOutMoved?.pointee = moved
    return CCCryptorStatus(status)
}

/// The work of one call of ``CCCrypt``.
private struct Encryption {
    private let isEncrypting: Bool
    private let algorithm: Int
    private let isPadded: Bool
    private let isChained: Bool

    init(_ operation: CCOperation, _ algorithm: CCAlgorithm, _ options: CCOptions) {
        isEncrypting = Int(operation) == kCCEncrypt
        self.algorithm = Int(algorithm)
        isPadded = Int(options) & kCCOptionPKCS7Padding != 0
        isChained = Int(options) & kCCOptionECBMode == 0
    }

    private var blockSize: Int { algorithm == kCCAlgorithmAES ? kCCBlockSizeAES128 : kCCBlockSize3DES }

    private func cipher(_ keyLength: Int) -> OpaquePointer? {
        switch (algorithm, keyLength) {
        case (kCCAlgorithmAES, 16): isChained ? EVP_aes_128_cbc() : EVP_aes_128_ecb()
        case (kCCAlgorithmAES, 24): isChained ? EVP_aes_192_cbc() : EVP_aes_192_ecb()
        case (kCCAlgorithmAES, 32): isChained ? EVP_aes_256_cbc() : EVP_aes_256_ecb()
        case (kCCAlgorithm3DES, 24): isChained ? EVP_des_ede3_cbc() : EVP_des_ede3()
        default: nil
        }
    }

    func run(
        key: UnsafeRawPointer?, _ keyLength: Int, iv: UnsafeRawPointer?, _ input: UnsafeRawBufferPointer,
        into output: UnsafeMutableRawBufferPointer, _ moved: inout Int
    ) -> Int {
        guard algorithm == kCCAlgorithmAES || algorithm == kCCAlgorithm3DES else { return kCCUnimplemented }
        guard let cipher = cipher(keyLength) else { return kCCKeySizeError }
        guard let key, Int32(exactly: input.count) != nil else { return kCCParamError }
        if !input.count.isMultiple(of: blockSize), !(isPadded && isEncrypting) { return kCCAlignmentError }
        let needed = isPadded && isEncrypting ? input.count / blockSize * blockSize + blockSize : input.count
        // The decrypted bytes are fewer than that by their padding, which shows only afterwards.
        if output.count < needed - (isPadded && !isEncrypting ? blockSize : 0) {
            moved = needed
            return kCCBufferTooSmall
        }
        let zeros = [UInt8](repeating: 0, count: blockSize)
        let start = iv.map { Array(UnsafeRawBufferPointer(start: $0, count: blockSize)) } ?? zeros
        guard let bytes = encrypt(cipher, UnsafeRawBufferPointer(start: key, count: keyLength), start, input) else { return kCCDecodeError }
        moved = bytes.count
        guard bytes.count <= output.count else { return kCCBufferTooSmall }
        output.copyBytes(from: bytes)
        return kCCSuccess
    }

    private func encrypt(
        _ cipher: OpaquePointer, _ key: UnsafeRawBufferPointer, _ vector: [UInt8], _ input: UnsafeRawBufferPointer
    ) -> [UInt8]? {
        let context = EVP_CIPHER_CTX_new()
        defer { EVP_CIPHER_CTX_free(context) }
        var result = [UInt8](repeating: 0, count: input.count + 2 * blockSize)
        var (length, rest): (Int32, Int32) = (0, 0)
        guard EVP_CipherInit_ex(context, cipher, nil, Array(key), vector, isEncrypting ? 1 : 0) == 1 else { return nil }
        EVP_CIPHER_CTX_set_padding(context, isPadded ? 1 : 0)
        let bytes = input.bindMemory(to: UInt8.self)
        guard EVP_CipherUpdate(context, &result, &length, bytes.baseAddress, Int32(bytes.count)) == 1 else { return nil }
        let isWhole = result.withUnsafeMutableBufferPointer { EVP_CipherFinal_ex(context, $0.baseAddress! + Int(length), &rest) == 1 }
        return isWhole ? Array(result.prefix(Int(length + rest))) : nil
    }
}
