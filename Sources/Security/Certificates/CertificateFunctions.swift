public import ObjCRuntime

/// Reads a certificate in DER. One in PEM is text, and has to be decoded before.
/// - Parameter allocator: is not looked at.
/// - Returns: nil for what is no certificate.
// apple: https://developer.apple.com/documentation/security/seccertificatecreatewithdata(_:_:)
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
    SecurityFailure.report { SecCertificate(der: Data(referencing: data)) }
}

/// The certificate in DER, as it was read.
// apple: https://developer.apple.com/documentation/security/seccertificatecopydata(_:)
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.der as CFData }

/// The name that tells a person best whose certificate it is: the common name, or else a unit, an organization, an address.
// apple: https://developer.apple.com/documentation/security/seccertificatecopysubjectsummary(_:)
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { certificate.subjectSummary as CFString? }

/// The common name of whose certificate it is.
/// - Parameter commonName: takes the name, or nil where there is none.
/// - Returns: ``errSecSuccess``.
// apple: https://developer.apple.com/documentation/security/seccertificatecopycommonname(_:_:)
@discardableResult
public func SecCertificateCopyCommonName(_ certificate: SecCertificate, _ commonName: UnsafeMutablePointer<CFString?>) -> OSStatus {
    commonName.pointee = certificate.commonName as CFString?
    return errSecSuccess
}

/// The addresses for mail of whose certificate it is.
/// - Parameter emailAddresses: takes an array of strings, which may be empty.
/// - Returns: ``errSecSuccess``.
// apple: https://developer.apple.com/documentation/security/seccertificatecopyemailaddresses(_:_:)
@discardableResult
public func SecCertificateCopyEmailAddresses(_ certificate: SecCertificate, _ emailAddresses: UnsafeMutablePointer<CFArray?>) -> OSStatus {
    emailAddresses.pointee = certificate.emailAddresses as CFArray
    return errSecSuccess
}

/// The number that the issuer gave the certificate, the most significant byte first.
// apple: https://developer.apple.com/documentation/security/seccertificatecopyserialnumberdata(_:_:)
public func SecCertificateCopySerialNumberData(
    _ certificate: SecCertificate, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    SecurityFailure.report(to: error) {
        guard let number = certificate.serialNumber else { throw SecurityFailure(errSecInvalidData, "The serial number is damaged.") }
        return number as CFData
    }
}

/// When the certificate begins to be valid; nil for a date that cannot be read.
// apple: https://developer.apple.com/documentation/security/seccertificatecopynotvalidbeforedate(_:)
public func SecCertificateCopyNotValidBeforeDate(_ certificate: SecCertificate) -> CFDate? { certificate.firstDate as CFDate? }

/// When the certificate ceases to be valid; nil for a date that cannot be read.
// apple: https://developer.apple.com/documentation/security/seccertificatecopynotvalidafterdate(_:)
public func SecCertificateCopyNotValidAfterDate(_ certificate: SecCertificate) -> CFDate? { certificate.lastDate as CFDate? }

/// The key that is certified: one of RSA, or of the curves P-256, P-384 and P-521; nil for others.
// apple: https://developer.apple.com/documentation/security/seccertificatecopykey(_:)
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? {
    SecurityFailure.report { certificate.publicKey }
}

/// The key that is certified.
// apple: https://developer.apple.com/documentation/security/seccertificatecopypublickey(_:)
@available(*, deprecated, renamed: "SecCertificateCopyKey")
public func SecCertificateCopyPublicKey(_ certificate: SecCertificate) -> SecKey? { SecCertificateCopyKey(certificate) }
