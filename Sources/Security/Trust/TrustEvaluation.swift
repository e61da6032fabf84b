import Foundation
internal import COpenSSL

/// Looks for a chain from a certificate to a trusted one, and for what speaks against it.
struct TrustEvaluation {
    let question: TrustQuestion

    /// The findings of the library, in its own numbers.
    private final class Findings {
        var failures: [TrustFailure] = []
    }

    func answer() -> TrustAnswer {
        defer { ERR_clear_error() }
        guard let leaf = question.certificates.first, let (chain, found) = verify(leaf) else {
            return TrustAnswer(chain: question.certificates, failures: [TrustFailure(errSecInternalError)], exceptions: [])
        }
        let failures = found + hostFailures(leaf) + revocationFailures
        var seen: Set<TrustFailure> = []
        return TrustAnswer(chain: chain, failures: failures.filter { seen.insert($0).inserted }, exceptions: question.exceptions)
    }

    private func verify(_ leaf: SecCertificate) -> (chain: [SecCertificate], failures: [TrustFailure])? {
        guard let store = X509_STORE_new() else { return nil }
        defer { X509_STORE_free(store) }
        if !question.trustsAnchorsOnly { X509_STORE_set_default_paths(store) }
        for anchor in question.anchors ?? [] { X509_STORE_add_cert(store, anchor.pointer) }
        guard let others = OPENSSL_sk_new_null() else { return nil }
        defer { OPENSSL_sk_free(others) }
        for certificate in question.certificates.dropFirst() { OPENSSL_sk_push(others, UnsafeRawPointer(certificate.pointer)) }
        guard let context = X509_STORE_CTX_new() else { return nil }
        defer { X509_STORE_CTX_free(context) }
        guard X509_STORE_CTX_init(context, store, leaf.pointer, others) == 1 else { return nil }
        let findings = Findings()
        configure(context, findings)
        let result = withExtendedLifetime(findings) { X509_verify_cert(context) }
        // A check that failed without saying why must not pass for trusted.
        if findings.failures.isEmpty, result != 1 || X509_STORE_CTX_get_error(context) != X509_V_OK { return nil }
        let chain = Self.certificates(in: X509_STORE_CTX_get0_chain(context))
        return (chain.isEmpty ? [leaf] : chain, findings.failures)
    }

    private func configure(_ context: OpaquePointer, _ findings: Findings) {
        // An app may trust a certificate that another has vouched for, without trusting that one.
        X509_STORE_CTX_set_flags(context, UInt(X509_V_FLAG_PARTIAL_CHAIN))
        if let date = question.date { X509_STORE_CTX_set_time(context, 0, Self.time(of: date)) }
        for case .secureConnection(let isServer, _) in question.policies.map(\.purpose) {
            X509_STORE_CTX_set_purpose(context, isServer ? X509_PURPOSE_SSL_SERVER : X509_PURPOSE_SSL_CLIENT)
        }
        // Going on after a failure finds all of them, and with it the whole chain.
        X509_STORE_CTX_set_ex_data(context, 0, Unmanaged.passUnretained(findings).toOpaque())
        X509_STORE_CTX_set_verify_cb(context) { isFine, context in
            guard isFine == 0, let place = X509_STORE_CTX_get_ex_data(context, 0) else { return 1 }
            let failure = TrustFailure(
                verificationError: X509_STORE_CTX_get_error(context), depth: X509_STORE_CTX_get_error_depth(context))
            Unmanaged<Findings>.fromOpaque(place).takeUnretainedValue().failures.append(failure)
            return 1
        }
    }

    /// Dates that no clock of the system can show count as its first or last.
    private static func time(of date: Date) -> time_t {
        let seconds = date.timeIntervalSince1970
        return seconds.isNaN ? 0 : time_t(max(-1e11, min(1e11, seconds)))
    }

    private static func certificates(in stack: OpaquePointer?) -> [SecCertificate] {
        guard let stack else { return [] }
        return (0..<max(0, OPENSSL_sk_num(stack))).compactMap { place in
            guard let pointer = OPENSSL_sk_value(stack, place).map({ OpaquePointer($0) }), X509_up_ref(pointer) == 1 else { return nil }
            return SecCertificate(owning: pointer)
        }
    }

    private func hostFailures(_ leaf: SecCertificate) -> [TrustFailure] {
        question.policies.compactMap(\.host).filter { !leaf.isFor(host: $0) }.map { _ in TrustFailure(errSecHostNameMismatch, depth: 0) }
    }

    /// Where an answer is required, there is none.
    private var revocationFailures: [TrustFailure] {
        question.policies.compactMap { policy in
            guard case .revocation(let flags) = policy.purpose, flags & kSecRevocationRequirePositiveResponse != 0 else { return nil }
            return TrustFailure(errSecIncompleteCertRevocationCheck, depth: 0)
        }
    }
}
