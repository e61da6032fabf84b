/// A certificate with the private half of the key that it certifies.
// apple: https://developer.apple.com/documentation/security/secidentity
public final class SecIdentity: Sendable {
    let certificate: SecCertificate
    let key: SecKey

    init(certificate: SecCertificate, key: SecKey) { (self.certificate, self.key) = (certificate, key) }
}

extension SecIdentity: Hashable {
    public static func == (lhs: SecIdentity, rhs: SecIdentity) -> Bool { lhs.certificate == rhs.certificate && lhs.key == rhs.key }

    public func hash(into hasher: inout Hasher) { hasher.combine(certificate) }
}

/// The certificate of an identity.
// apple: https://developer.apple.com/documentation/security/secidentitycopycertificate(_:_:)
@discardableResult
public func SecIdentityCopyCertificate(_ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>) -> OSStatus {
    certificateRef.pointee = identityRef.certificate
    return errSecSuccess
}

/// The private key of an identity.
// apple: https://developer.apple.com/documentation/security/secidentitycopyprivatekey(_:_:)
@discardableResult
public func SecIdentityCopyPrivateKey(_ identityRef: SecIdentity, _ privateKeyRef: UnsafeMutablePointer<SecKey?>) -> OSStatus {
    privateKeyRef.pointee = identityRef.key
    return errSecSuccess
}
