import Foundation
public import ObjCRuntime

/// Asks whether a certificate is trusted.
/// - Parameters:
///   - certificates: the certificate, or an array of it and of those that may lead from it to a trusted one.
///   - policies: one policy or an array of them; nil for ``SecPolicyCreateBasicX509()``.
///   - trust: takes the question.
/// - Returns: ``errSecSuccess``, or ``errSecParam`` for no certificate and for what is none.
// apple: https://developer.apple.com/documentation/security/sectrustcreatewithcertificates(_:_:_:)
@discardableResult
public func SecTrustCreateWithCertificates(
    _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    guard let certificates = list(certificates, of: SecCertificate.self), !certificates.isEmpty else { return errSecParam }
    guard let policies = policies.map({ list($0, of: SecPolicy.self) }) ?? [SecPolicyCreateBasicX509()] else { return errSecParam }
    trust.pointee = SecTrust(TrustQuestion(certificates: certificates, policies: policies))
    return errSecSuccess
}

/// The elements of a value that is given alone or in an array; nil where something else is among it.
private func list<Element: AnyObject>(_ value: CFTypeRef, of type: Element.Type) -> [Element]? {
    if let element = value as? Element { return [element] }
    guard let values = value as? CFArray else { return nil }
    let elements = values.compactMap { $0 as? Element }
    return elements.count == values.count ? elements : nil
}

/// Asks by other policies: one, or an array of them.
/// - Returns: ``errSecSuccess``, or ``errSecParam`` for what is no policy.
// apple: https://developer.apple.com/documentation/security/sectrustsetpolicies(_:_:)
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus {
    guard let policies = list(policies, of: SecPolicy.self) else { return errSecParam }
    trust.ask { $0.policies = policies }
    return errSecSuccess
}

/// By which policies is asked.
/// - Parameter policies: takes an array.
// apple: https://developer.apple.com/documentation/security/sectrustcopypolicies(_:_:)
@discardableResult
public func SecTrustCopyPolicies(_ trust: SecTrust, _ policies: UnsafeMutablePointer<CFArray?>) -> OSStatus {
    policies.pointee = trust.question.policies as CFArray
    return errSecSuccess
}

/// Names certificates that are trusted, and from now on these alone. Nil goes back to those of the system.
/// - Returns: ``errSecSuccess``, or ``errSecParam`` for what is no certificate.
// apple: https://developer.apple.com/documentation/security/sectrustsetanchorcertificates(_:_:)
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
    guard let anchorCertificates else {
        trust.ask { ($0.anchors, $0.trustsAnchorsOnly) = (nil, false) }
        return errSecSuccess
    }
    guard let anchors = list(anchorCertificates, of: SecCertificate.self) else { return errSecParam }
    trust.ask { ($0.anchors, $0.trustsAnchorsOnly) = (anchors, true) }
    return errSecSuccess
}

/// Says whether the certificates that the app names are trusted alone, or beside those of the system.
// apple: https://developer.apple.com/documentation/security/sectrustsetanchorcertificatesonly(_:_:)
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
    trust.ask { $0.trustsAnchorsOnly = anchorCertificatesOnly }
    return errSecSuccess
}

/// The certificates that the app has named.
/// - Parameter anchors: takes an array; nil if there was none.
// apple: https://developer.apple.com/documentation/security/sectrustcopycustomanchorcertificates(_:_:)
@discardableResult
public func SecTrustCopyCustomAnchorCertificates(_ trust: SecTrust, _ anchors: UnsafeMutablePointer<CFArray?>) -> OSStatus {
    anchors.pointee = trust.question.anchors.map { $0 as CFArray }
    return errSecSuccess
}

/// Asks what was, or will be, the case at a date. Without it that of evaluation counts.
// apple: https://developer.apple.com/documentation/security/sectrustsetverifydate(_:_:)
@discardableResult
public func SecTrustSetVerifyDate(_ trust: SecTrust, _ verifyDate: CFDate) -> OSStatus {
    let date = Date(timeIntervalSinceReferenceDate: verifyDate.timeIntervalSinceReferenceDate)
    trust.ask { $0.date = date }
    return errSecSuccess
}

/// The date for which is asked, in seconds since the first of 2001; the present one if none was set.
// apple: https://developer.apple.com/documentation/security/sectrustgetverifytime(_:)
public func SecTrustGetVerifyTime(_ trust: SecTrust) -> CFAbsoluteTime {
    (trust.question.date ?? Date()).timeIntervalSinceReferenceDate
}
