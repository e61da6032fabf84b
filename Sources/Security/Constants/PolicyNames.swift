// Names of policies for certificates, of what they say, and of ways to find out what was revoked.
// apple: https://developer.apple.com/documentation/security/certificate-policies

public nonisolated(unsafe) let kSecPolicyAppleX509Basic: CFString = "1.2.840.113635.100.1.2"
public nonisolated(unsafe) let kSecPolicyAppleSSL: CFString = "1.2.840.113635.100.1.3"
public nonisolated(unsafe) let kSecPolicyAppleRevocation: CFString = "1.2.840.113635.100.1.21"
public nonisolated(unsafe) let kSecPolicyOid: CFString = "SecPolicyOid"
public nonisolated(unsafe) let kSecPolicyName: CFString = "SecPolicyName"
public nonisolated(unsafe) let kSecPolicyClient: CFString = "SecPolicyClient"
public nonisolated(unsafe) let kSecPolicyRevocationFlags: CFString = "SecPolicyRevocationFlags"

public var kSecRevocationOCSPMethod: CFOptionFlags { 1 }
public var kSecRevocationCRLMethod: CFOptionFlags { 2 }
public var kSecRevocationUseAnyAvailableMethod: CFOptionFlags { 3 }
public var kSecRevocationPreferCRL: CFOptionFlags { 4 }
public var kSecRevocationRequirePositiveResponse: CFOptionFlags { 8 }
public var kSecRevocationNetworkAccessDisabled: CFOptionFlags { 16 }
