import Foundation
internal import COpenSSL

/// A key from its bytes: of RSA as PKCS #1 writes them, of a curve as X9.63 does.
/// - Parameters:
///   - attributes: ``kSecAttrKeyType`` and ``kSecAttrKeyClass``.
///   - error: takes what went wrong: ``errSecParam`` for attributes, ``errSecDecode`` for data that is no such key.
// apple: https://developer.apple.com/documentation/security/seckeycreatewithdata(_:_:_:)
public func SecKeyCreateWithData(
    _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    SecurityFailure.report(to: error) { try SecKey.reading(Data(referencing: keyData), KeyAttributes(attributes)) }
}

/// The bytes of a key: of RSA as PKCS #1 writes them, of a curve as X9.63 does.
// apple: https://developer.apple.com/documentation/security/seckeycopyexternalrepresentation(_:_:)
public func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> CFData? {
    SecurityFailure.report(to: error) {
        guard let bytes = key.representation else { throw SecurityFailure(errSecInternalError, "The key cannot be written.") }
        return bytes as CFData
    }
}

/// A new pair of keys.
/// - Parameters:
///   - parameters: ``kSecAttrKeyType`` and ``kSecAttrKeySizeInBits``: RSA from 1024 to 8192, curves with 256, 384 and 521.
///   - error: takes what went wrong: ``errSecUnimplemented`` where the key is to be kept in the keychain or in a Secure Enclave, of
///     which there is none.
/// - Returns: the private half, which knows the public one.
// apple: https://developer.apple.com/documentation/security/seckeycreaterandomkey(_:_:)
public func SecKeyCreateRandomKey(_ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> SecKey? {
    SecurityFailure.report(to: error) { try SecKey.random(KeyAttributes(parameters)) }
}

/// A new pair of keys, both halves.
/// - Returns: ``errSecSuccess``, or what ``SecKeyCreateRandomKey(_:_:)`` gives for an error.
// apple: https://developer.apple.com/documentation/security/seckeygeneratepair(_:_:_:)
@available(*, deprecated, message: "Use SecKeyCreateRandomKey")
public func SecKeyGeneratePair(
    _ parameters: CFDictionary, _ publicKey: UnsafeMutablePointer<SecKey?>?, _ privateKey: UnsafeMutablePointer<SecKey?>?
) -> OSStatus {
    SecurityFailure.status {
        let pair = try SecKey.random(KeyAttributes(parameters))
        publicKey?.pointee = pair.publicHalf
        privateKey?.pointee = pair
    }
}

/// The half that others may have; of a public key, itself.
// apple: https://developer.apple.com/documentation/security/seckeycopypublickey(_:)
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { SecurityFailure.report { key.publicHalf } }

/// The bytes that are signed or encrypted at once: those of RSA's modulus, or of a curve's coordinate.
// apple: https://developer.apple.com/documentation/security/seckeygetblocksize(_:)
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { key.byteCount }

/// The attributes of a key: its type, its half, its size, a digest that distinguishes pairs, and its uses.
// apple: https://developer.apple.com/documentation/security/seckeycopyattributes(_:)
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? {
    let isCurve = key.kind != .rsa
    var attributes: [CFString: Any] = [
        kSecAttrKeyType: key.kind.attribute, kSecAttrKeyClass: key.isPrivate ? kSecAttrKeyClassPrivate : kSecAttrKeyClassPublic,
        kSecAttrKeySizeInBits: key.bitCount, kSecAttrEffectiveKeySize: key.bitCount,
        kSecAttrCanEncrypt: !key.isPrivate, kSecAttrCanDecrypt: key.isPrivate,
        kSecAttrCanSign: key.isPrivate, kSecAttrCanVerify: !key.isPrivate, kSecAttrCanDerive: key.isPrivate && isCurve,
        kSecAttrIsPermanent: false,
    ]
    if let bytes = key.publicRepresentation { attributes[kSecAttrApplicationLabel] = Data(KeyDigest.sha1.digest(of: [UInt8](bytes))) }
    if let bytes = key.representation { attributes[kSecValueData] = bytes }
    return attributes as CFDictionary
}

/// Returns true if an operation can be done with a key and an algorithm. Signing, decrypting and agreeing take a private key, the others a
/// public one.
// apple: https://developer.apple.com/documentation/security/seckeyisalgorithmsupported(_:_:_:)
public func SecKeyIsAlgorithmSupported(_ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm) -> Bool {
    key.method(algorithm, for: operation) != nil
}
