import Foundation
internal import COpenSSL

/// The content of a file of PKCS #12: a key, its certificate, and others.
struct IdentityFile {
    let identity: SecIdentity
    let others: [SecCertificate]

    /// A library of its own, which alone knows the weak ciphers that such files are often written with.
    private nonisolated(unsafe) static let library: OpaquePointer? = {
        guard let library = OSSL_LIB_CTX_new() else { return nil }
        for name in ["default", "legacy"] { OSSL_PROVIDER_load(library, name) }
        return library
    }()

    init(_ data: Data, passphrase: String) throws {
        var file = PKCS12_init_ex(NID_pkcs7_data, Self.library, nil)
        defer { PKCS12_free(file) }
        let isRead = data.withUnsafeBytes { bytes in
            var position = bytes.bindMemory(to: UInt8.self).baseAddress
            return position != nil && d2i_PKCS12(&file, &position, bytes.count) != nil
        }
        guard isRead, let file else { throw SecurityFailure(errSecDecode, "The data is no file of PKCS #12.") }
        // An empty passphrase is written in two ways.
        guard PKCS12_verify_mac(file, passphrase, -1) == 1 || (passphrase.isEmpty && PKCS12_verify_mac(file, nil, 0) == 1) else {
            throw SecurityFailure(errSecAuthFailed, "The passphrase is wrong.")
        }
        try self.init(file, passphrase: passphrase)
    }

    private init(_ file: OpaquePointer, passphrase: String) throws {
        var (key, certificate, list): (OpaquePointer?, OpaquePointer?, OpaquePointer?)
        guard PKCS12_parse(file, passphrase, &key, &certificate, &list) == 1 else {
            throw SecurityFailure(errSecDecode, "The file cannot be decrypted.")
        }
        var rest: [SecCertificate] = []
        while let list, let pointer = OPENSSL_sk_pop(list) {
            if let other = SecCertificate(owning: OpaquePointer(pointer)) { rest.insert(other, at: 0) }
        }
        OPENSSL_sk_free(list)
        let own = certificate.flatMap(SecCertificate.init(owning:))
        guard let own, let key = key.flatMap({ SecKey(owning: $0, isPrivate: true) }) else {
            throw SecurityFailure(errSecDecode, "The file has no key with a certificate.")
        }
        identity = SecIdentity(certificate: own, key: key)
        others = rest
    }
}
