import CryptoKit
import Testing

struct CurveTests {
    @Test("MO-06: Ed25519 signs as RFC 8032 does")
    func ed25519() throws {
        let key = try Curve25519.Signing.PrivateKey(
            rawRepresentation: bytes("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"))
        #expect(hexadecimal(key.publicKey.rawRepresentation) == "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c")
        let signature = try key.signature(for: [0x72] as [UInt8])
        #expect(hexadecimal(signature).hasPrefix("92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"))
        #expect(key.publicKey.isValidSignature(signature, for: [0x72] as [UInt8]))
        #expect(!key.publicKey.isValidSignature(signature, for: [0x73] as [UInt8]))
        #expect(!key.publicKey.isValidSignature(Data(), for: [0x72] as [UInt8]))
    }

    @Test("MO-06: both sides of X25519 find the secret of RFC 7748")
    func x25519() throws {
        let alice = try Curve25519.KeyAgreement.PrivateKey(
            rawRepresentation: bytes("a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4"))
        let peer = try Curve25519.KeyAgreement.PublicKey(
            rawRepresentation: bytes("e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c"))
        let known = try alice.sharedSecretFromKeyAgreement(with: peer)
        #expect(hexadecimal(known.withUnsafeBytes { Array($0) }) == "c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552")
        let bob = Curve25519.KeyAgreement.PrivateKey()
        let secret = try alice.sharedSecretFromKeyAgreement(with: bob.publicKey)
        #expect(try secret == bob.sharedSecretFromKeyAgreement(with: alice.publicKey))
        let keys = [alice, bob].map { _ in
            secret.hkdfDerivedSymmetricKey(using: SHA256.self, salt: Data(), sharedInfo: Data("chat".utf8), outputByteCount: 32)
        }
        #expect(keys[0] == keys[1])
        #expect(keys[0].bitCount == 256)
        #expect(throws: CryptoKitError.incorrectKeySize) { try Curve25519.KeyAgreement.PublicKey(rawRepresentation: Data(count: 31)) }
    }

    @Test("MO-06: P-256 signs and verifies, in both forms of a signature")
    func p256() throws {
        let key = P256.Signing.PrivateKey()
        let message = Data("a message".utf8)
        let signature = try key.signature(for: message)
        #expect(signature.rawRepresentation.count == 64)
        let again = try P256.Signing.ECDSASignature(derRepresentation: signature.derRepresentation)
        #expect(again.rawRepresentation == signature.rawRepresentation)
        let publicKey = try P256.Signing.PublicKey(x963Representation: key.publicKey.x963Representation)
        #expect(publicKey.isValidSignature(again, for: message))
        #expect(!publicKey.isValidSignature(again, for: Data("another".utf8)))
        let copy = try P256.Signing.PrivateKey(rawRepresentation: key.rawRepresentation)
        #expect(copy.publicKey.rawRepresentation == key.publicKey.rawRepresentation)
        #expect(
            try P256.Signing.PublicKey(compressedRepresentation: key.publicKey.compressedRepresentation).rawRepresentation
                == key.publicKey.rawRepresentation)
        #expect(try P256.Signing.PrivateKey(x963Representation: key.x963Representation).rawRepresentation == key.rawRepresentation)
    }

    @Test("MO-06: both sides of P-256 find one secret, and points that are on no curve are refused")
    func agreement() throws {
        let (first, second) = (P256.KeyAgreement.PrivateKey(), P256.KeyAgreement.PrivateKey())
        #expect(
            try first.sharedSecretFromKeyAgreement(with: second.publicKey) == second.sharedSecretFromKeyAgreement(with: first.publicKey))
        #expect(throws: CryptoKitError.incorrectParameterSize) {
            try P256.KeyAgreement.PublicKey(rawRepresentation: Data(repeating: 7, count: 64))
        }
        #expect(throws: CryptoKitError.self) { try P256.Signing.PrivateKey(rawRepresentation: Data(count: 32)) }
        #expect(throws: CryptoKitError.invalidParameter) { try P256.Signing.ECDSASignature(derRepresentation: Data("no".utf8)) }
    }

    @Test("MO-06: there is no enclave")
    func enclave() { #expect(!SecureEnclave.isAvailable) }
}
