import CryptoKit
import Testing

struct CipherTests {
    @Test("MO-166: a sealed box is nonce, ciphertext and tag")
    func combined() throws {
        let key = SymmetricKey(data: bytes("feffe9928665731c6d6a8f9467308308"))
        let nonce = try AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888"))
        let plain = bytes(
            "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39")
        let box = try AES.GCM.seal(plain, using: key, nonce: nonce, authenticating: bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2"))
        #expect(hexadecimal(box.tag) == "5bc94fbc3221a5db94fae95ae7121a47")
        #expect(hexadecimal(box.ciphertext).hasPrefix("42831ec2217774244b7221b784d0d49c"))
        #expect(box.combined == Data(nonce) + box.ciphertext + box.tag)
    }

    @Test("MO-166: a wrong key, other data and a changed box are refused", arguments: [0, 15, 30])
    func refusal(changed place: Int) throws {
        let key = SymmetricKey(size: .bits256)
        let box = try AES.GCM.seal(Data("a secret".utf8), using: key, authenticating: Data("for you".utf8))
        #expect(try AES.GCM.open(box, using: key, authenticating: Data("for you".utf8)) == Data("a secret".utf8))
        #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: key) }
        #expect(throws: CryptoKitError.authenticationFailure) {
            try AES.GCM.open(box, using: SymmetricKey(size: .bits256), authenticating: Data("for you".utf8))
        }
        var bytes = try #require(box.combined)
        bytes[place] ^= 1
        let other = try AES.GCM.SealedBox(combined: bytes)
        #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(other, using: key, authenticating: Data("for you".utf8)) }
    }

    @Test("MO-166: sizes that cannot be are told")
    func sizes() throws {
        #expect(throws: CryptoKitError.incorrectKeySize) { try AES.GCM.seal(Data(), using: SymmetricKey(data: [1, 2, 3] as [UInt8])) }
        #expect(throws: CryptoKitError.incorrectKeySize) { try ChaChaPoly.seal(Data(), using: SymmetricKey(size: .bits128)) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.SealedBox(combined: Data(count: 27)) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try ChaChaPoly.Nonce(data: Data(count: 13)) }
        let key = SymmetricKey(size: .bits192)
        #expect(try AES.GCM.open(AES.GCM.seal(Data(), using: key), using: key).isEmpty)
    }

    @Test("MO-06: ChaCha20 with Poly1305 is that of RFC 8439")
    func chaCha() throws {
        let key = SymmetricKey(data: (0x80...0x9F).map { UInt8($0) })
        let nonce = try ChaChaPoly.Nonce(data: bytes("070000004041424344454647"))
        let text = "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it."
        let box = try ChaChaPoly.seal(Data(text.utf8), using: key, nonce: nonce, authenticating: bytes("50515253c0c1c2c3c4c5c6c7"))
        #expect(hexadecimal(box.tag) == "1ae10b594f09e26a7e902ecbd0600691")
        let again = try ChaChaPoly.SealedBox(combined: box.combined)
        #expect(try ChaChaPoly.open(again, using: key, authenticating: bytes("50515253c0c1c2c3c4c5c6c7")) == Data(text.utf8))
    }
}
