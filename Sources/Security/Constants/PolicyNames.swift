// Names of policies for certificates, of what they say, and of ways to find out what was revoked.
// apple: https://developer.apple.com/documentation/security/certificate-policies

/// Signatures and dates alone.
public nonisolated(unsafe) let kSecPolicyAppleX509Basic: CFString = "1.2.840.113635.100.1.2"
/// A server, or a client, of TLS, with its name.
public nonisolated(unsafe) let kSecPolicyAppleSSL: CFString = "1.2.840.113635.100.1.3"
/// The revocation.
public nonisolated(unsafe) let kSecPolicyAppleRevocation: CFString = "1.2.840.113635.100.1.21"
/// Which policy it is; one of the names.
public nonisolated(unsafe) let kSecPolicyOid: CFString = "SecPolicyOid"
/// A text: the name that the certificate must be for.
public nonisolated(unsafe) let kSecPolicyName: CFString = "SecPolicyName"
/// Says whether the certificate is a client's.
public nonisolated(unsafe) let kSecPolicyClient: CFString = "SecPolicyClient"
/// A number: how to find out what was revoked.
public nonisolated(unsafe) let kSecPolicyRevocationFlags: CFString = "SecPolicyRevocationFlags"

/// By asking the issuer about one certificate.
public var kSecRevocationOCSPMethod: CFOptionFlags { 1 }
/// By the issuer's list.
public var kSecRevocationCRLMethod: CFOptionFlags { 2 }
/// By whichever way the certificate names.
public var kSecRevocationUseAnyAvailableMethod: CFOptionFlags { 3 }
/// By the list first.
public var kSecRevocationPreferCRL: CFOptionFlags { 4 }
/// A certificate whose state is not known counts as revoked.
public var kSecRevocationRequirePositiveResponse: CFOptionFlags { 8 }
/// Without asking anybody: only what is known.
public var kSecRevocationNetworkAccessDisabled: CFOptionFlags { 16 }
