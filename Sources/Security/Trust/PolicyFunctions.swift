import Foundation

/// Asks that certificates are whole and valid, and lead to a trusted one.
// apple: https://developer.apple.com/documentation/security/secpolicycreatebasicx509()
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(.basic) }

/// Asks for the certificate of one side of a secure connection.
/// - Parameters:
///   - server: whether it is that of the server.
///   - hostname: the name or the address of which the certificate has to speak among its alternative names; nil if any will do.
// apple: https://developer.apple.com/documentation/security/secpolicycreatessl(_:_:)
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
    SecPolicy(.secureConnection(isServer: server, host: hostname as String?))
}

/// Asks whether certificates were revoked.
///
/// Nobody is asked over the network here. Without ``kSecRevocationRequirePositiveResponse`` the policy is met all the same, as it is
/// wherever no answer can be had; with it evaluation fails with ``errSecIncompleteCertRevocationCheck``.
/// - Returns: nil for flags that name no method.
// apple: https://developer.apple.com/documentation/security/secpolicycreaterevocation(_:)
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
    guard revocationFlags != 0 else { return nil }
    return SecPolicy(.revocation(revocationFlags))
}

/// The policy of a name such as ``kSecPolicyAppleSSL``.
/// - Parameter properties: ``kSecPolicyName`` and ``kSecPolicyClient`` for connections, ``kSecPolicyRevocationFlags`` for revocation.
/// - Returns: nil for names that this framework has not.
// apple: https://developer.apple.com/documentation/security/secpolicycreatewithproperties(_:_:)
public func SecPolicyCreateWithProperties(_ policyIdentifier: CFTypeRef, _ properties: CFDictionary?) -> SecPolicy? {
    guard case .text(let name) = KeychainValue(policyIdentifier) else { return nil }
    let given = KeyAttributes(properties ?? [:])
    if name == kSecPolicyAppleX509Basic as String { return SecPolicyCreateBasicX509() }
    if name == kSecPolicyAppleSSL as String {
        return SecPolicyCreateSSL(given.number(kSecPolicyClient) != 1, given.text(kSecPolicyName) as CFString?)
    }
    guard name == kSecPolicyAppleRevocation as String else { return nil }
    let flags = given.number(kSecPolicyRevocationFlags).map(CFOptionFlags.init(bitPattern:)) ?? kSecRevocationUseAnyAvailableMethod
    return SecPolicyCreateRevocation(flags)
}

/// The properties of a policy: ``kSecPolicyOid``, and those that were given when it was made.
// apple: https://developer.apple.com/documentation/security/secpolicycopyproperties(_:)
public func SecPolicyCopyProperties(_ policyRef: SecPolicy) -> CFDictionary? {
    var properties: [CFString: Any] = [:]
    switch policyRef.purpose {
    case .basic: properties[kSecPolicyOid] = kSecPolicyAppleX509Basic
    case .secureConnection(let isServer, let host):
        properties[kSecPolicyOid] = kSecPolicyAppleSSL
        properties[kSecPolicyName] = host
        if !isServer { properties[kSecPolicyClient] = true }
    case .revocation(let flags):
        properties[kSecPolicyOid] = kSecPolicyAppleRevocation
        properties[kSecPolicyRevocationFlags] = Int(bitPattern: flags)
    }
    return properties as CFDictionary
}
