import Security
import Testing

struct OperationTests {
    private static let rsa = Result { try KeyTests.make(kSecAttrKeyTypeRSA, 2048) }
    private let message = Data("hello".utf8)

    private static let rsaAlgorithms: [(SecKeyAlgorithm, Int?)] = [
        (.rsaSignatureRaw, 20), (.rsaSignatureDigestPKCS1v15Raw, 20), (.rsaSignatureDigestPKCS1v15SHA1, 20),
        (.rsaSignatureDigestPKCS1v15SHA512, 64), (.rsaSignatureMessagePKCS1v15SHA224, nil), (.rsaSignatureMessagePKCS1v15SHA256, nil),
        (.rsaSignatureDigestPSSSHA384, 48), (.rsaSignatureMessagePSSSHA1, nil), (.rsaSignatureMessagePSSSHA512, nil),
    ]

    @Test("MO-08: signatures with RSA fit what was signed, and nothing else", arguments: rsaAlgorithms)
    func rsaSignatures(algorithm: SecKeyAlgorithm, length: Int?) throws {
        try check(try Self.rsa.get(), algorithm, length)
    }

    private static let curveAlgorithms: [(SecKeyAlgorithm, Int?)] = [
        (.ecdsaSignatureDigestX962, 32), (.ecdsaSignatureDigestX962SHA256, 32), (.ecdsaSignatureMessageX962SHA1, nil),
        (.ecdsaSignatureMessageX962SHA512, nil), (.ecdsaSignatureDigestRFC4754, 32), (.ecdsaSignatureMessageRFC4754SHA256, nil),
        (.ecdsaSignatureDigestRFC4754SHA384, 48),
    ]

    @Test("Signatures with curves fit what was signed, and nothing else", arguments: curveAlgorithms, [256, 384, 521])
    func curveSignatures(_ algorithm: (SecKeyAlgorithm, Int?), size: Int) throws {
        try check(try KeyTests.make(kSecAttrKeyTypeECSECPrimeRandom, size), algorithm.0, algorithm.1)
    }

    private func check(_ key: SecKey, _ algorithm: SecKeyAlgorithm, _ length: Int?) throws {
        let other = try #require(SecKeyCopyPublicKey(key))
        let input = length.map { Data((1...$0).map { UInt8($0) }) } ?? message
        #expect(SecKeyIsAlgorithmSupported(key, .sign, algorithm))
        #expect(SecKeyIsAlgorithmSupported(other, .verify, algorithm))
        let signature = try #require(SecKeyCreateSignature(key, algorithm, input as CFData, nil))
        #expect(SecKeyVerifySignature(other, algorithm, input as CFData, signature, nil))
        var changed = input
        changed[2] ^= 1
        var error: Unmanaged<CFError>?
        #expect(!SecKeyVerifySignature(other, algorithm, changed as CFData, signature, &error))
        #expect(CFErrorGetCode(try #require(error).takeRetainedValue()) == Int(errSecVerifyFailed))
        #expect(!SecKeyVerifySignature(other, algorithm, input as CFData, Data() as CFData, nil))
        #expect(!SecKeyVerifySignature(other, algorithm, input as CFData, (signature as Data).dropLast() as NSData, nil))
        // The halves do not change places.
        #expect(SecKeyCreateSignature(other, algorithm, input as CFData, nil) == nil)
        #expect(!SecKeyIsAlgorithmSupported(other, .sign, algorithm))
        #expect(!SecKeyIsAlgorithmSupported(key, .encrypt, algorithm))
    }

    @Test("Two numbers are as long as two coordinates")
    func plainSignature() throws {
        let key = try KeyTests.make(kSecAttrKeyTypeECSECPrimeRandom, 521)
        let signature = SecKeyCreateSignature(key, .ecdsaSignatureMessageRFC4754SHA256, message as CFData, nil)
        #expect(signature?.length == 132)
    }

    @Test("What another program has signed is verified by the key of its certificate")
    func foreignSignatures() throws {
        let curve = try #require(SecCertificateCopyKey(try TestCertificates.certificate(TestCertificates.server)))
        let signature = TestCertificates.curveSignature as CFData
        #expect(SecKeyVerifySignature(curve, .ecdsaSignatureMessageX962SHA256, message as CFData, signature, nil))
        let rsa = try #require(SecCertificateCopyKey(try TestCertificates.certificate(TestCertificates.rsa)))
        let other = TestCertificates.rsaSignature as CFData
        #expect(SecKeyVerifySignature(rsa, .rsaSignatureMessagePSSSHA256, message as CFData, other, nil))
        #expect(!SecKeyVerifySignature(rsa, .rsaSignatureMessagePKCS1v15SHA256, message as CFData, other, nil))
    }

    @Test(
        "RSA decrypts what it has encrypted, and takes no more than fits",
        arguments: [
            (.rsaEncryptionPKCS1, 245), (.rsaEncryptionOAEPSHA1, 214), (.rsaEncryptionOAEPSHA256, 190), (.rsaEncryptionOAEPSHA512, 126),
        ] as [(SecKeyAlgorithm, Int)])
    func rsaEncryption(algorithm: SecKeyAlgorithm, most: Int) throws {
        let key = try Self.rsa.get()
        let other = try #require(SecKeyCopyPublicKey(key))
        for input in [Data(), message, Data(repeating: 7, count: most)] {
            let encrypted = try #require(SecKeyCreateEncryptedData(other, algorithm, input as CFData, nil))
            #expect(encrypted.length == 256)
            #expect(SecKeyCreateDecryptedData(key, algorithm, encrypted, nil) as Data? == input)
        }
        #expect(SecKeyCreateEncryptedData(other, algorithm, Data(count: most + 1) as CFData, nil) == nil)
        #expect(SecKeyCreateDecryptedData(key, algorithm, Data(count: 3) as CFData, nil) == nil)
        #expect(SecKeyCreateEncryptedData(key, algorithm, message as CFData, nil) == nil)
    }

    @Test("Raw RSA gives the number back as long as the key")
    func rawEncryption() throws {
        let key = try Self.rsa.get()
        let other = try #require(SecKeyCopyPublicKey(key))
        let encrypted = try #require(SecKeyCreateEncryptedData(other, .rsaEncryptionRaw, message as CFData, nil))
        #expect(SecKeyCreateDecryptedData(key, .rsaEncryptionRaw, encrypted, nil) as Data? == Data(count: 251) + message)
    }

    @Test(
        "The owner of a key on a curve opens what was sealed for it, and finds each change",
        arguments: [.eciesEncryptionStandardX963SHA256AESGCM, .eciesEncryptionCofactorVariableIVX963SHA512AESGCM] as [SecKeyAlgorithm],
        [256, 384, 521])
    func envelopes(algorithm: SecKeyAlgorithm, size: Int) throws {
        let key = try KeyTests.make(kSecAttrKeyTypeECSECPrimeRandom, size)
        let other = try #require(SecKeyCopyPublicKey(key))
        for input in [Data(), message, Data(repeating: 7, count: 5000)] {
            let sealed = try #require(SecKeyCreateEncryptedData(other, algorithm, input as CFData, nil))
            #expect(sealed.length == 1 + 2 * ((size + 7) / 8) + input.count + 16)
            #expect(SecKeyCreateDecryptedData(key, algorithm, sealed, nil) as Data? == input)
            for place in [0, 5, sealed.length - 20, sealed.length - 1] {
                var changed = sealed as Data
                changed[place] ^= 1
                #expect(SecKeyCreateDecryptedData(key, algorithm, changed as CFData, nil) == nil)
            }
        }
        #expect(SecKeyCreateDecryptedData(key, algorithm, message as CFData, nil) == nil)
    }

    @Test("Both owners find one secret, and derive as much from it as they ask for")
    func exchange() throws {
        let (one, two) = (try KeyTests.make(kSecAttrKeyTypeEC, 256), try KeyTests.make(kSecAttrKeyTypeEC, 256))
        let (other, another) = (try #require(SecKeyCopyPublicKey(two)), try #require(SecKeyCopyPublicKey(one)))
        let nothing = [:] as CFDictionary
        let secret = SecKeyCopyKeyExchangeResult(one, .ecdhKeyExchangeStandard, other, nothing, nil)
        #expect(secret?.length == 32)
        #expect(secret == SecKeyCopyKeyExchangeResult(two, .ecdhKeyExchangeCofactor, another, nothing, nil))
        let wish = [SecKeyKeyExchangeParameter.requestedSize.rawValue: 100] as CFDictionary
        let derived = SecKeyCopyKeyExchangeResult(one, .ecdhKeyExchangeStandardX963SHA256, other, wish, nil)
        #expect(derived?.length == 100)
        #expect(derived == SecKeyCopyKeyExchangeResult(two, .ecdhKeyExchangeStandardX963SHA256, another, wish, nil))
        #expect(SecKeyCopyKeyExchangeResult(one, .ecdhKeyExchangeStandardX963SHA256, other, nothing, nil) == nil)
        let far = try #require(SecKeyCopyPublicKey(try KeyTests.make(kSecAttrKeyTypeEC, 384)))
        #expect(SecKeyCopyKeyExchangeResult(one, .ecdhKeyExchangeStandard, far, nothing, nil) == nil)
    }

    @Test("An algorithm of the other kind, and one that nobody knows, cannot be used")
    func misuse() throws {
        let key = try KeyTests.make(kSecAttrKeyTypeEC, 256)
        for algorithm in [.rsaSignatureMessagePSSSHA256, SecKeyAlgorithm(rawValue: "algid:sign:nothing"), SecKeyAlgorithm(rawValue: "")] {
            #expect(!SecKeyIsAlgorithmSupported(key, .sign, algorithm))
            var error: Unmanaged<CFError>?
            #expect(SecKeyCreateSignature(key, algorithm, message as CFData, &error) == nil)
            #expect(CFErrorGetCode(try #require(error).takeRetainedValue()) == Int(errSecParam))
        }
        #expect(SecKeyCreateSignature(key, .ecdsaSignatureDigestX962SHA256, message as CFData, nil) == nil)
    }
}
