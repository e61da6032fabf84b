/// The result of checking a chain of certificates.
// apple: https://developer.apple.com/documentation/security/sectrustresulttype
public enum SecTrustResultType: UInt32, Sendable {
    /// Nobody has looked yet, or looking failed.
    case invalid = 0
    /// Trusted, because somebody has said so: here, by exceptions.
    case proceed = 1
    /// Somebody is to be asked. It does not occur here.
    case confirm = 2
    /// Somebody has said no. It does not occur here.
    case deny = 3
    /// Trusted, and nobody has said anything about it.
    case unspecified = 4
    /// Not trusted, for a reason that a person may overlook.
    case recoverableTrustFailure = 5
    /// Not trusted, and nothing helps: a certificate was revoked, or is damaged.
    case fatalTrustFailure = 6
    /// Something else than the certificates is wrong.
    case otherError = 7
}
