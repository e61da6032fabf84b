import Foundation

/// The faults of a certificate that a person has seen, and overlooks.
struct TrustExceptions: Codable {
    private struct Entry: Codable {
        let status: OSStatus
        let depth: Int?
    }

    /// A digest of the certificate, for which alone it counts.
    private let certificate: Data
    private let entries: [Entry]

    init(_ answer: TrustAnswer, of certificate: SecCertificate) {
        self.certificate = Self.digest(of: certificate)
        entries = answer.failures.map { Entry(status: $0.status, depth: $0.depth) }
    }

    private static func digest(of certificate: SecCertificate) -> Data { Data(KeyDigest.sha256.digest(of: [UInt8](certificate.der))) }

    /// - Returns: nil for those of another certificate.
    func failures(of certificate: SecCertificate) -> Set<TrustFailure>? {
        guard self.certificate == Self.digest(of: certificate) else { return nil }
        return Set(entries.map { TrustFailure($0.status, depth: $0.depth) }.filter { !$0.isFatal })
    }
}

/// The faults of the certificate now, as bytes that ``SecTrustSetExceptions(_:_:)`` takes, to overlook them later.
// apple: https://developer.apple.com/documentation/security/sectrustcopyexceptions(_:)
public func SecTrustCopyExceptions(_ trust: SecTrust) -> CFData? {
    guard let certificate = trust.question.certificates.first else { return nil }
    return (try? PropertyListEncoder().encode(TrustExceptions(trust.answer(), of: certificate))) as CFData?
}

/// Overlooks what spoke against the certificate when the exceptions were copied, and nothing that has come since. A certificate that
/// was revoked or is damaged stays so.
/// - Parameter exceptions: nil to overlook nothing.
/// - Returns: whether they are exceptions for this certificate; others are not taken.
// apple: https://developer.apple.com/documentation/security/sectrustsetexceptions(_:_:)
@discardableResult
public func SecTrustSetExceptions(_ trust: SecTrust, _ exceptions: CFData?) -> Bool {
    guard let exceptions else {
        trust.ask { $0.exceptions = [] }
        return false
    }
    guard let certificate = trust.question.certificates.first,
        let read = try? PropertyListDecoder().decode(TrustExceptions.self, from: Data(referencing: exceptions)),
        let failures = read.failures(of: certificate)
    else { return false }
    trust.ask { $0.exceptions = failures }
    return true
}
