// Results of functions for certificates, keys and trust.
// apple: https://developer.apple.com/documentation/security/security-framework-result-codes

public var errSecPkcs12VerifyFailure: OSStatus { -25264 }
public var errSecHostNameMismatch: OSStatus { -67602 }
public var errSecUnknownCriticalExtensionFlag: OSStatus { -67603 }
public var errSecNoBasicConstraints: OSStatus { -67604 }
public var errSecNoBasicConstraintsCA: OSStatus { -67605 }
public var errSecInvalidExtendedKeyUsage: OSStatus { -67609 }
public var errSecPathLengthConstraintExceeded: OSStatus { -67611 }
public var errSecInvalidRoot: OSStatus { -67612 }
public var errSecIncompleteCertRevocationCheck: OSStatus { -67635 }
public var errSecTrustSettingDeny: OSStatus { -67654 }
public var errSecInvalidSubjectName: OSStatus { -67655 }
public var errSecInternalError: OSStatus { -67671 }
public var errSecInvalidData: OSStatus { -67673 }
public var errSecInvalidSignature: OSStatus { -67688 }
public var errSecInvalidName: OSStatus { -67689 }
public var errSecInvalidCertificateRef: OSStatus { -67690 }
public var errSecInvalidQuery: OSStatus { -67693 }
public var errSecInvalidValue: OSStatus { -67694 }
public var errSecInvalidKeyRef: OSStatus { -67712 }
public var errSecKeyUsageIncorrect: OSStatus { -67731 }
public var errSecUnsupportedKeyFormat: OSStatus { -67734 }
public var errSecUnsupportedKeySize: OSStatus { -67735 }
public var errSecInvalidAlgorithm: OSStatus { -67747 }
public var errSecVerifyFailed: OSStatus { -67808 }
public var errSecInvalidDigestAlgorithm: OSStatus { -67815 }
public var errSecCertificateCannotOperate: OSStatus { -67817 }
public var errSecCertificateExpired: OSStatus { -67818 }
public var errSecCertificateNotValidYet: OSStatus { -67819 }
public var errSecCertificateRevoked: OSStatus { -67820 }
public var errSecCertificateSuspended: OSStatus { -67821 }
public var errSecVerifyActionFailed: OSStatus { -67825 }
public var errSecInvalidCertAuthority: OSStatus { -67826 }
public var errSecNotTrusted: OSStatus { -67843 }
