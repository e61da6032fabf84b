import Foundation

/// All that decides whether a chain of certificates is trusted.
struct TrustQuestion: Sendable {
    /// The one that is asked about, and others that may lead from it to a trusted one.
    let certificates: [SecCertificate]
    var policies: [SecPolicy]
    /// What the app trusts; nil if it has said nothing.
    var anchors: [SecCertificate]?
    /// True if the system's certificates are not trusted.
    var trustsAnchorsOnly = false
    /// Nil for the time of evaluation.
    var date: Date?
    /// What speaks against this certificate and is overlooked.
    var exceptions: Set<TrustFailure> = []
}
