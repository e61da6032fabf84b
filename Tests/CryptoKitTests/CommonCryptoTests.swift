import CommonCrypto
import Testing

struct CommonCryptoTests {
    @Test("MO-07: digests at once, and piece by piece")
    func digests() {
        let data = Data("abc".utf8)
        var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        _ = data.withUnsafeBytes { CC_MD5($0.baseAddress, CC_LONG(data.count), &digest) }
        #expect(hexadecimal(digest) == "900150983cd24fb0d6963f7d28e17f72")
        var context = CC_SHA256_CTX()
        CC_SHA256_Init(&context)
        for byte in data { withUnsafeBytes(of: byte) { _ = CC_SHA256_Update(&context, $0.baseAddress, 1) } }
        var pieces = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        CC_SHA256_Final(&pieces, &context)
        var whole = pieces.map { _ in UInt8(0) }
        CC_SHA256("abc", 3, &whole)
        #expect(pieces == whole)
        #expect(hexadecimal(whole).hasPrefix("ba7816bf"))
    }

    @Test("MO-07: codes of messages")
    func codes() {
        var code = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA1), "key", 3, "The quick brown fox jumps over the lazy dog", 43, &code)
        #expect(hexadecimal(code) == "de7c9b85b8b78aa6bc8a7a36f70a90701c9db4d9")
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA1), nil, 0, "", 0, &code)
        #expect(hexadecimal(code) == "fbdb1d1b18aa6c08324b7d64b71fb76370690e1d")
    }

    private func crypt(_ operation: Int, _ input: [UInt8], key: [UInt8], options: Int, room: Int) -> (Int, [UInt8]) {
        var output = [UInt8](repeating: 0, count: room)
        var moved = 0
        let status = CCCrypt(
            CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), CCOptions(options), key, key.count, nil, input, input.count, &output,
            room,
            &moved)
        return (Int(status), Int(status) == kCCSuccess ? Array(output.prefix(moved)) : [])
    }

    @Test("MO-07: AES in chained blocks with padding, there and back", arguments: [0, 1, 15, 16, 33])
    func blocks(count: Int) {
        let key = [UInt8](repeating: 7, count: kCCKeySizeAES256)
        let plain = (0..<count).map { UInt8($0) }
        let (status, sealed) = crypt(kCCEncrypt, plain, key: key, options: kCCOptionPKCS7Padding, room: count + kCCBlockSizeAES128)
        #expect(status == kCCSuccess)
        #expect(sealed.count == count / 16 * 16 + 16)
        #expect(crypt(kCCDecrypt, sealed, key: key, options: kCCOptionPKCS7Padding, room: sealed.count) == (kCCSuccess, plain))
    }

    @Test("MO-07: what cannot be encrypted is told by its number")
    func failures() {
        let key = [UInt8](repeating: 7, count: 16)
        #expect(crypt(kCCEncrypt, [1], key: [1], options: kCCOptionPKCS7Padding, room: 16).0 == kCCKeySizeError)
        #expect(crypt(kCCEncrypt, [1], key: key, options: 0, room: 16).0 == kCCAlignmentError)
        #expect(crypt(kCCEncrypt, [1], key: key, options: kCCOptionPKCS7Padding, room: 15).0 == kCCBufferTooSmall)
        let noise = [UInt8](repeating: 9, count: 16)
        #expect(crypt(kCCDecrypt, noise, key: key, options: kCCOptionPKCS7Padding, room: 16).0 == kCCDecodeError)
    }

    @Test("MO-07: passwords are stretched as RFC 6070 does")
    func derivation() {
        var key = [UInt8](repeating: 0, count: 20)
        let status = CCKeyDerivationPBKDF(
            CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, Array("salt".utf8), 4, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 2, &key, 20)
        #expect(Int(status) == kCCSuccess)
        #expect(hexadecimal(key) == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
    }
}
