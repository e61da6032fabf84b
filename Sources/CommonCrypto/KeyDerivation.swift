internal import COpenSSL

/// Stretches a password to a key, by PBKDF2.
/// - Parameter rounds: how often the hash runs, at least once.
/// - Returns: ``kCCSuccess``, or ``kCCParamError`` for arguments of no meaning.
// apple: https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/CCKeyDerivationPBKDF.3cc.html
@discardableResult
public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int, _ salt: UnsafePointer<UInt8>!, _ saltLen: Int,
    _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32, _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> Int32 {
    let method: OpaquePointer? =
        switch Int(prf) {
        case kCCPRFHmacAlgSHA1: EVP_sha1()
        case kCCPRFHmacAlgSHA224: EVP_sha224()
        case kCCPRFHmacAlgSHA256: EVP_sha256()
        case kCCPRFHmacAlgSHA384: EVP_sha384()
        case kCCPRFHmacAlgSHA512: EVP_sha512()
        default: nil
        }
    guard Int(algorithm) == kCCPBKDF2, let method, rounds > 0, derivedKey != nil, let passwordLength = Int32(exactly: passwordLen),
        let saltLength = Int32(exactly: saltLen), let rounds = Int32(exactly: rounds), let length = Int32(exactly: derivedKeyLen),
        length > 0,
        PKCS5_PBKDF2_HMAC(password, passwordLength, salt, saltLength, rounds, method, length, derivedKey) == 1
    else { return Int32(kCCParamError) }
    return Int32(kCCSuccess)
}
