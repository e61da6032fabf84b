import Foundation
internal import COpenSSL

/// Something that speaks against a chain of certificates.
struct TrustFailure: Hashable, Sendable {
    let status: OSStatus
    /// The certificate that it is about, counted from the first; nil where it is about all.
    let depth: Int?

    /// - Parameter verificationError: one of the library's numbers.
    init(verificationError: Int32, depth: Int32) {
        status = Self.status(of: verificationError)
        self.depth = Int(depth)
    }

    init(_ status: OSStatus, depth: Int? = nil) { (self.status, self.depth) = (status, depth) }

    /// True if no person may overlook it.
    var isFatal: Bool { status == errSecCertificateRevoked || status == errSecInvalidSignature }

    /// How much it says; what says most is what is reported.
    var rank: Int {
        switch status {
        case errSecCertificateRevoked: 0
        case errSecInvalidSignature: 1
        case errSecHostNameMismatch: 2
        case errSecCertificateExpired, errSecCertificateNotValidYet: 3
        case errSecCreateChainFailed, errSecNotTrusted: 4
        default: 5
        }
    }

    private static func status(of error: Int32) -> OSStatus {
        switch error {
        case X509_V_ERR_CERT_HAS_EXPIRED: errSecCertificateExpired
        case X509_V_ERR_CERT_NOT_YET_VALID: errSecCertificateNotValidYet
        case X509_V_ERR_CERT_REVOKED: errSecCertificateRevoked
        case X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT, X509_V_ERR_UNABLE_TO_GET_ISSUER_CERT_LOCALLY,
            X509_V_ERR_UNABLE_TO_VERIFY_LEAF_SIGNATURE:
            errSecCreateChainFailed
        case X509_V_ERR_CERT_SIGNATURE_FAILURE, X509_V_ERR_UNABLE_TO_DECRYPT_CERT_SIGNATURE: errSecInvalidSignature
        case X509_V_ERR_INVALID_PURPOSE: errSecInvalidExtendedKeyUsage
        case X509_V_ERR_INVALID_CA, X509_V_ERR_INVALID_NON_CA, X509_V_ERR_KEYUSAGE_NO_CERTSIGN: errSecNoBasicConstraintsCA
        case X509_V_ERR_PATH_LENGTH_EXCEEDED: errSecPathLengthConstraintExceeded
        case X509_V_ERR_UNHANDLED_CRITICAL_EXTENSION: errSecUnknownCriticalExtensionFlag
        case X509_V_ERR_EE_KEY_TOO_SMALL, X509_V_ERR_CA_KEY_TOO_SMALL: errSecUnsupportedKeySize
        case X509_V_ERR_CA_MD_TOO_WEAK: errSecInvalidDigestAlgorithm
        default: errSecNotTrusted
        }
    }
}
