import Foundation

/// The answer of checking a chain of certificates.
struct TrustAnswer: Sendable {
    let chain: [SecCertificate]
    let failures: [TrustFailure]
    let exceptions: Set<TrustFailure>

    private var remaining: [TrustFailure] { failures.filter { !exceptions.contains($0) } }

    var result: SecTrustResultType {
        if remaining.isEmpty { return failures.isEmpty ? .unspecified : .proceed }
        return remaining.contains(where: \.isFatal) ? .fatalTrustFailure : .recoverableTrustFailure
    }

    /// The greatest fault of the chain, and of those the one that is nearest to the certificate.
    var error: CFError? {
        guard let failure = remaining.min(by: { ($0.rank, $0.depth ?? 0) < ($1.rank, $1.depth ?? 0) }) else { return nil }
        let certificate = chain.indices.contains(failure.depth ?? 0) ? chain[failure.depth ?? 0] : nil
        let name = certificate?.subjectSummary.map { "\u{201C}\($0)\u{201D}: " } ?? ""
        let reason = SecCopyErrorMessageString(failure.status, nil).map { $0 as String } ?? "The certificate is not trusted."
        return SecurityFailure(failure.status, name + reason).error
    }
}
