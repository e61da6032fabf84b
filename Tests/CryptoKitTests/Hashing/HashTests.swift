import CryptoKit
import Testing

struct HashTests {
    @Test("MO-165: a digest is a sequence of bytes, and describes itself by their digits")
    func sha256() {
        let digest = SHA256.hash(data: Data("abc".utf8))
        let digits = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        #expect(digest.map { String(format: "%02x", $0) }.joined() == digits)
        #expect(digest.description == "SHA256 digest: \(digits)")
        #expect(Array(digest).count == SHA256.byteCount)
        #expect(digest == bytes(digits))
        #expect(digest != Data())
    }

    @Test("MO-06: the other hash functions give the values of their standards")
    func others() {
        let data = Data("abc".utf8)
        #expect(hexadecimal(Insecure.MD5.hash(data: data)) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(hexadecimal(Insecure.SHA1.hash(data: data)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(hexadecimal(SHA384.hash(data: data)).hasPrefix("cb00753f45a35e8bb5a03d699ac65007"))
        #expect(hexadecimal(SHA512.hash(data: data)).hasPrefix("ddaf35a193617abacc417349ae204131"))
    }

    @Test("MO-06: a hash function is a value, and goes on after its digest was read")
    func value() {
        var first = SHA256()
        first.update(data: Data("a".utf8))
        var second = first
        second.update(data: Data("bc".utf8))
        #expect(first.finalize() == SHA256.hash(data: Data("a".utf8)))
        #expect(second.finalize() == SHA256.hash(data: Data("abc".utf8)))
        first.update(data: Data("bc".utf8))
        #expect(first.finalize() == second.finalize())
    }

    @Test("MO-06: codes of messages are those of RFC 4231, by short keys and by keys longer than a block")
    func codes() {
        let short = HMAC<SHA256>.authenticationCode(
            for: Data("what do ya want for nothing?".utf8), using: SymmetricKey(data: Data("Jefe".utf8)))
        #expect(hexadecimal(short) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        let key = SymmetricKey(data: [UInt8](repeating: 0xAA, count: 131))
        let message = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
        let long = HMAC<SHA256>.authenticationCode(for: message, using: key)
        #expect(hexadecimal(long) == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(long, authenticating: message, using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(Data(short), authenticating: message, using: key))
    }

    @Test("MO-06: keys are derived as RFC 5869 does")
    func derivation() {
        let key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0B, count: 22)), salt: bytes("000102030405060708090a0b0c"),
            info: bytes("f0f1f2f3f4f5f6f7f8f9"), outputByteCount: 42)
        let expected = "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"
        #expect(hexadecimal(key.withUnsafeBytes { Array($0) }) == expected)
    }

    @Test("MO-06: more bytes than HKDF can give stop the program")
    func tooLong() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = HKDF<SHA256>.deriveKey(inputKeyMaterial: SymmetricKey(size: .bits256), outputByteCount: 255 * 32 + 1)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("HKDF gives at most 8160 bytes"))
    }

    @Test("MO-06: a key whose length is no number of bytes stops the program")
    func oddKey() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = SymmetricKey(size: SymmetricKeySize(bitCount: 12))
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("a positive multiple of 8"))
    }

    @Test("MO-165: the bytes of any digest come by an iterator that is a sequence as well")
    func iterator() {
        #expect(SHA256.hash(data: Data("abc".utf8)).numbersOfIterator == Array(SHA256.hash(data: Data("abc".utf8))))
    }
}

extension Digest {
    fileprivate var numbersOfIterator: [UInt8] {
        var numbers: [UInt8] = []
        for byte in makeIterator() { numbers.append(byte) }
        return numbers
    }
}
