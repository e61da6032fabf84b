import Security
import Testing

struct KeyTests {
    static func make(_ type: CFString, _ size: Int) throws -> SecKey {
        try #require(SecKeyCreateRandomKey([kSecAttrKeyType: type, kSecAttrKeySizeInBits: size] as CFDictionary, nil))
    }

    private func attributes(_ type: CFString, _ half: CFString) -> CFDictionary {
        [kSecAttrKeyType: type, kSecAttrKeyClass: half] as CFDictionary
    }

    @Test("A key is written and read again, both halves", arguments: [("42", 2048), ("73", 256), ("73", 384), ("73", 521)])
    func representations(type: String, size: Int) throws {
        let key = try Self.make(type as CFString, size)
        let other = try #require(SecKeyCopyPublicKey(key))
        for (half, kind) in [(key, kSecAttrKeyClassPrivate), (other, kSecAttrKeyClassPublic)] {
            let data = try #require(SecKeyCopyExternalRepresentation(half, nil))
            #expect(SecKeyCreateWithData(data, attributes(type as CFString, kind), nil) == half)
            #expect(SecKeyGetBlockSize(half) == (size + 7) / 8)
            let known = try #require(SecKeyCopyAttributes(half))
            #expect(known.object(forKey: kSecAttrKeySizeInBits) as? Int == size)
            #expect(known.object(forKey: kSecAttrKeyClass) as? String == kind as String)
            #expect((known.object(forKey: kSecAttrApplicationLabel) as? Data)?.count == 20)
        }
        #expect(key != other)
        #expect(SecKeyCopyPublicKey(other) == other)
        #expect(key != (try Self.make(type as CFString, size)))
    }

    @Test("Data that is no such key is refused, and crashes nothing")
    func damage() throws {
        let key = try Self.make(kSecAttrKeyTypeECSECPrimeRandom, 256)
        let data = try #require(SecKeyCopyExternalRepresentation(key, nil)) as Data
        let wanted = attributes(kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeyClassPrivate)
        for place in data.indices {
            var damaged = data
            damaged[place] ^= 0x40
            #expect(SecKeyCreateWithData(damaged as CFData, wanted, nil) == nil, "byte \(place)")
        }
        for count in 0..<200 {
            let noise = Data(repeating: 0x30, count: count) as CFData
            for type in [kSecAttrKeyTypeRSA, kSecAttrKeyTypeECSECPrimeRandom] {
                for half in [kSecAttrKeyClassPrivate, kSecAttrKeyClassPublic] {
                    #expect(SecKeyCreateWithData(noise, attributes(type, half), nil) == nil)
                }
            }
        }
        var error: Unmanaged<CFError>?
        #expect(SecKeyCreateWithData(Data() as CFData, wanted, &error) == nil)
        #expect(error.map { CFErrorGetCode($0.takeRetainedValue()) } == Int(errSecDecode))
    }

    @Test("A key of RSA with wrong bytes neither crashes nor hangs when it is used")
    func damagedRSA() throws {
        let data = try #require(SecKeyCopyExternalRepresentation(try Self.make(kSecAttrKeyTypeRSA, 1024), nil)) as Data
        for place in data.indices {
            var damaged = data
            damaged[place] ^= 0xFF
            let wanted = attributes(kSecAttrKeyTypeRSA, kSecAttrKeyClassPrivate)
            guard let key = SecKeyCreateWithData(damaged as CFData, wanted, nil) else { continue }
            _ = SecKeyCreateSignature(key, .rsaSignatureMessagePKCS1v15SHA256, Data([1]) as CFData, nil)
            _ = SecKeyCreateDecryptedData(key, .rsaEncryptionPKCS1, Data(count: 128) as CFData, nil)
        }
    }

    @Test("Attributes that say too little, and sizes that are not made, are answered with numbers")
    func misuse() throws {
        let wrong: [([CFString: Any], OSStatus)] = [
            ([kSecAttrKeyType: kSecAttrKeyTypeRSA], errSecParam), ([kSecAttrKeySizeInBits: 256], errSecParam),
            ([kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeySizeInBits: 1_000_000], errSecKeySizeNotAllowed),
            ([kSecAttrKeyType: kSecAttrKeyTypeEC, kSecAttrKeySizeInBits: 255], errSecKeySizeNotAllowed),
            ([kSecAttrTokenID: kSecAttrTokenIDSecureEnclave, kSecAttrKeySizeInBits: 256], errSecUnimplemented),
            ([kSecAttrKeyType: kSecAttrKeyTypeEC, kSecPrivateKeyAttrs: [kSecAttrIsPermanent: true]], errSecUnimplemented),
        ]
        for (attributes, status) in wrong {
            var error: Unmanaged<CFError>?
            #expect(SecKeyCreateRandomKey(attributes as CFDictionary, &error) == nil)
            #expect(CFErrorGetCode(try #require(error).takeRetainedValue()) == Int(status))
        }
    }
}
