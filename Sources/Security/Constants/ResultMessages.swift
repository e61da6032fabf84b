/// The message of a result, in English; nil for a number that is none of this module's.
/// - Parameter reserved: pass nil.
// apple: https://developer.apple.com/documentation/security/seccopyerrormessagestring(_:_:)
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    switch status {
    case errSecSuccess: "No error."
    case errSecUnimplemented: "This operation is not implemented."
    case errSecDiskFull: "The disk is full."
    case errSecIO: "Reading or writing failed."
    case errSecParam: "One or more parameters are not valid."
    case errSecAllocate: "There is not enough memory."
    case errSecUserCanceled: "The user has canceled the operation."
    case errSecNotAvailable: "No keychain is available."
    case errSecReadOnly: "This keychain cannot be modified."
    case errSecAuthFailed: "Authentication failed."
    case errSecDuplicateItem: "The specified item already exists in the keychain."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    case errSecNoSuchAttr: "There is no such attribute."
    case errSecNoSuchClass: "There is no such class of items."
    case errSecInteractionNotAllowed: "User interaction is not allowed."
    case errSecDecode: "The data cannot be decoded."
    case errSecPkcs12VerifyFailure: "The passphrase is wrong, or the file is damaged."
    case errSecHostNameMismatch: "The certificate is for another host."
    case errSecUnknownCriticalExtensionFlag: "The certificate has a critical extension that is not known."
    case errSecNoBasicConstraintsCA: "The certificate may not sign others."
    case errSecInvalidExtendedKeyUsage: "The certificate is not for this use."
    case errSecPathLengthConstraintExceeded: "The chain of certificates is longer than one of them allows."
    case errSecIncompleteCertRevocationCheck: "It could not be found out whether the certificate was revoked."
    case errSecUnsupportedKeySize: "The key is too short."
    case errSecVerifyFailed: "The signature does not fit."
    case errSecInvalidDigestAlgorithm: "The signature's digest is too weak."
    case errSecCertificateExpired: "The certificate has expired."
    case errSecCertificateNotValidYet: "The certificate is not valid yet."
    case errSecCertificateRevoked: "The certificate was revoked."
    case errSecCreateChainFailed: "No chain leads from the certificate to a trusted one."
    case errSecNotTrusted: "The certificate is not trusted."
    case errSecMissingEntitlement: "A required entitlement is not present."
    default: nil
    }
}
