import Foundation

/// The question about a chain of certificates.
///
/// Two are the same if they ask the same.
// apple: https://developer.apple.com/documentation/security/secpolicy
public final class SecPolicy: Sendable {
    /// The purpose of a certificate.
    enum Purpose: Hashable, Sendable {
        case basic
        /// - Parameter isServer: whether the certificate is a server's, and not that of one who calls it.
        case secureConnection(isServer: Bool, host: String?)
        case revocation(CFOptionFlags)
    }

    let purpose: Purpose

    init(_ purpose: Purpose) { self.purpose = purpose }

    /// The host whose certificate it has to be.
    var host: String? { if case .secureConnection(_, let host) = purpose { host } else { nil } }
}

extension SecPolicy: Hashable {
    public static func == (lhs: SecPolicy, rhs: SecPolicy) -> Bool { lhs.purpose == rhs.purpose }

    public func hash(into hasher: inout Hasher) { hasher.combine(purpose) }
}
