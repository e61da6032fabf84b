import Foundation

/// Signs with a private key.
/// - Parameters:
///   - dataToSign: the message, or its digest, as the algorithm says.
///   - error: takes ``errSecParam`` for another key, another algorithm, or a digest of another length.
// apple: https://developer.apple.com/documentation/security/seckeycreatesignature(_:_:_:_:)
public func SecKeyCreateSignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    SecurityFailure.report(to: error) { try key.signature(of: Data(referencing: dataToSign), algorithm) as CFData }
}

/// Checks a signature with a public key.
/// - Parameter error: takes ``errSecVerifyFailed`` for a signature that does not fit, ``errSecParam`` for a key or an algorithm.
// apple: https://developer.apple.com/documentation/security/seckeyverifysignature(_:_:_:_:_:)
public func SecKeyVerifySignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    SecurityFailure.report(to: error) {
        try key.verify(Data(referencing: signature), of: Data(referencing: signedData), algorithm)
        return true
    } ?? false
}

/// Encrypts for the owner of a public key.
/// - Parameter error: takes ``errSecParam`` for another key, another algorithm, or data that is too long for RSA.
// apple: https://developer.apple.com/documentation/security/seckeycreateencrypteddata(_:_:_:_:)
public func SecKeyCreateEncryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    SecurityFailure.report(to: error) { try key.encrypt(Data(referencing: plaintext), algorithm) as CFData }
}

/// Decrypts with a private key.
/// - Parameter error: takes ``errSecParam`` for another key, another algorithm, or data that was not encrypted so.
// apple: https://developer.apple.com/documentation/security/seckeycreatedecrypteddata(_:_:_:_:)
public func SecKeyCreateDecryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    SecurityFailure.report(to: error) { try key.decrypt(Data(referencing: ciphertext), algorithm) as CFData }
}

/// The secret that two pairs on one curve have in common, found by the owner of one from the public half of the other.
/// - Parameter parameters: for an algorithm that derives bytes: ``SecKeyKeyExchangeParameter/requestedSize``, at most 64 KB, and
///   ``SecKeyKeyExchangeParameter/sharedInfo``.
// apple: https://developer.apple.com/documentation/security/seckeycopykeyexchangeresult(_:_:_:_:_:)
public func SecKeyCopyKeyExchangeResult(
    _ privateKey: SecKey, _ algorithm: SecKeyAlgorithm, _ publicKey: SecKey, _ parameters: CFDictionary,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    SecurityFailure.report(to: error) {
        guard case .exchange(let digest) = try privateKey.requiredMethod(algorithm, for: .keyExchange),
            let secret = privateKey.sharedSecret(with: publicKey)
        else { throw SecurityFailure(errSecParam, "The keys do not lie on one curve.") }
        guard let digest else { return Data(secret) as CFData }
        let given = KeyAttributes(parameters)
        guard let size = given.number(SecKeyKeyExchangeParameter.requestedSize.rawValue), (1...65_536).contains(size) else {
            throw SecurityFailure(errSecParam, "It takes a size to derive bytes.")
        }
        let info = given.data(SecKeyKeyExchangeParameter.sharedInfo.rawValue) ?? Data()
        return Data(digest.derive(size, from: secret, sharedInfo: [UInt8](info))) as CFData
    }
}
