import Foundation
internal import COpenSSL

/// A certificate as X.509 writes it: a public key, whose it is, and who vouches for that.
///
/// Two are the same if they are the same bytes. Any thread may use one.
// apple: https://developer.apple.com/documentation/security/seccertificate
public final class SecCertificate: @unchecked Sendable {
    /// The library's own form. It is read only: what it finds out late it keeps under a lock of its own.
    let pointer: OpaquePointer
    let der: Data

    /// - Returns: nil for what is no certificate in DER, and for one that is followed by more.
    init?(der: Data) {
        var read: OpaquePointer?
        var used = 0
        der.withUnsafeBytes { bytes in
            guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
            var position: UnsafePointer<UInt8>? = start
            read = d2i_X509(nil, &position, bytes.count)
            used = position.map { $0 - start } ?? 0
        }
        guard let read else { return nil }
        pointer = read
        self.der = der
        if used != der.count { return nil }
    }

    /// - Parameter pointer: belongs to the certificate from now on.
    init?(owning pointer: OpaquePointer) {
        self.pointer = pointer
        guard let der = Data(encoding: { i2d_X509(pointer, $0) }) else {
            self.der = Data()
            return nil
        }
        self.der = der
    }

    deinit { X509_free(pointer) }

    /// The key that is certified; nil for a kind that this framework has not.
    var publicKey: SecKey? {
        guard let key = X509_get_pubkey(pointer) else { return nil }
        return SecKey(owning: key, isPrivate: false)
    }

    var isSelfIssued: Bool { X509_NAME_cmp(X509_get_subject_name(pointer), X509_get_issuer_name(pointer)) == 0 }
}

extension SecCertificate: Hashable {
    public static func == (lhs: SecCertificate, rhs: SecCertificate) -> Bool { lhs === rhs || lhs.der == rhs.der }

    public func hash(into hasher: inout Hasher) { hasher.combine(der) }
}
