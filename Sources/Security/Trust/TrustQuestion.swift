import Foundation

/// All that decides whether a chain of certificates is trusted.
struct TrustQuestion: Sendable {
    /// The one that is asked about, and others that may lead from it to a trusted one.
    let certificates: [SecCertificate]
    var policies: [SecPolicy]
    /// The anchors that the app trusts; nil if it has set none.
    var anchors: [SecCertificate]?
    /// True if the system's certificates are not trusted.
    var trustsAnchorsOnly = false
    /// Nil for the time of evaluation.
    var date: Date?
    /// The faults of this certificate that are overlooked.
    var exceptions: Set<TrustFailure> = []
}
