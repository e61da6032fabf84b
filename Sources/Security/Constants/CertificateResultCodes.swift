// Results of functions for certificates, keys and trust.
// apple: https://developer.apple.com/documentation/security/security-framework-result-codes

/// The passphrase of a file of PKCS #12 is another one.
public var errSecPkcs12VerifyFailure: OSStatus { -25264 }
/// The certificate is for another name.
public var errSecHostNameMismatch: OSStatus { -67602 }
/// An extension must be understood and is not.
public var errSecUnknownCriticalExtensionFlag: OSStatus { -67603 }
/// A certificate does not say whether it may sign others.
public var errSecNoBasicConstraints: OSStatus { -67604 }
/// A certificate signs another one, and may not.
public var errSecNoBasicConstraintsCA: OSStatus { -67605 }
/// A certificate is for another use.
public var errSecInvalidExtendedKeyUsage: OSStatus { -67609 }
/// Too many certificates are between this one and the root.
public var errSecPathLengthConstraintExceeded: OSStatus { -67611 }
/// The root cannot be trusted.
public var errSecInvalidRoot: OSStatus { -67612 }
/// It cannot be found out whether it was revoked.
public var errSecIncompleteCertRevocationCheck: OSStatus { -67635 }
/// The user trusts it never.
public var errSecTrustSettingDeny: OSStatus { -67654 }
/// The name of the owner makes no sense.
public var errSecInvalidSubjectName: OSStatus { -67655 }
/// Something is wrong that has no number of its own.
public var errSecInternalError: OSStatus { -67671 }
/// The data make no sense.
public var errSecInvalidData: OSStatus { -67673 }
/// A signature is not that of the key.
public var errSecInvalidSignature: OSStatus { -67688 }
/// A name makes no sense.
public var errSecInvalidName: OSStatus { -67689 }
/// It is no certificate.
public var errSecInvalidCertificateRef: OSStatus { -67690 }
/// The query makes no sense.
public var errSecInvalidQuery: OSStatus { -67693 }
/// A value makes no sense.
public var errSecInvalidValue: OSStatus { -67694 }
/// It is no key.
public var errSecInvalidKeyRef: OSStatus { -67712 }
/// The key is for another use.
public var errSecKeyUsageIncorrect: OSStatus { -67731 }
/// A key is not written in a form that is known.
public var errSecUnsupportedKeyFormat: OSStatus { -67734 }
/// A key has a length that is not used.
public var errSecUnsupportedKeySize: OSStatus { -67735 }
/// There is no such algorithm.
public var errSecInvalidAlgorithm: OSStatus { -67747 }
/// The signature is not that of the data and the key.
public var errSecVerifyFailed: OSStatus { -67808 }
/// The digest has another length than the algorithm's.
public var errSecInvalidDigestAlgorithm: OSStatus { -67815 }
/// The certificate cannot do what is asked for.
public var errSecCertificateCannotOperate: OSStatus { -67817 }
/// The certificate has run out.
public var errSecCertificateExpired: OSStatus { -67818 }
/// The certificate holds only later.
public var errSecCertificateNotValidYet: OSStatus { -67819 }
/// The certificate was revoked.
public var errSecCertificateRevoked: OSStatus { -67820 }
/// The certificate was revoked for a time.
public var errSecCertificateSuspended: OSStatus { -67821 }
/// The work before checking failed.
public var errSecVerifyActionFailed: OSStatus { -67825 }
/// A certificate that signs others makes no sense.
public var errSecInvalidCertAuthority: OSStatus { -67826 }
/// No root that is trusted is at the end.
public var errSecNotTrusted: OSStatus { -67843 }
