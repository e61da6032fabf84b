import Foundation

/// A text: the passphrase of the file.
public nonisolated(unsafe) let kSecImportExportPassphrase: CFString = "passphrase"
/// A text: the name of the certificate's owner.
public nonisolated(unsafe) let kSecImportItemLabel: CFString = "label"
/// Data: a digest of the public key.
public nonisolated(unsafe) let kSecImportItemKeyID: CFString = "keyid"
/// A ``SecTrust`` for the chain, by the basic policy.
public nonisolated(unsafe) let kSecImportItemTrust: CFString = "trust"
/// An array of certificates, the key's own first.
public nonisolated(unsafe) let kSecImportItemCertChain: CFString = "chain"
/// A ``SecIdentity``: the key and its certificate.
public nonisolated(unsafe) let kSecImportItemIdentity: CFString = "identity"

/// Reads a file of PKCS #12, which holds a key and its certificate.
/// - Parameters:
///   - options: the passphrase, under ``kSecImportExportPassphrase``.
///   - items: takes an array of one dictionary: ``kSecImportItemIdentity``, ``kSecImportItemCertChain``, ``kSecImportItemTrust``,
///     ``kSecImportItemKeyID`` and, if the certificate has a name, ``kSecImportItemLabel``. Nothing is put into the keychain.
/// - Returns: ``errSecSuccess``; ``errSecDecode`` for what is no such file, ``errSecAuthFailed`` for another passphrase.
// apple: https://developer.apple.com/documentation/security/secpkcs12import(_:_:_:)
public func SecPKCS12Import(_ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>) -> OSStatus {
    SecurityFailure.status {
        let passphrase = KeyAttributes(options).text(kSecImportExportPassphrase) ?? ""
        let file = try IdentityFile(Data(referencing: pkcs12_data), passphrase: passphrase)
        let chain = [file.identity.certificate] + file.others
        var item: [String: Any] = [
            kSecImportItemIdentity as String: file.identity, kSecImportItemCertChain as String: chain,
            kSecImportItemTrust as String: SecTrust(TrustQuestion(certificates: chain, policies: [SecPolicyCreateBasicX509()])),
        ]
        item[kSecImportItemLabel as String] = file.identity.certificate.subjectSummary
        item[kSecImportItemKeyID as String] = file.identity.key.publicRepresentation.map { Data(KeyDigest.sha1.digest(of: [UInt8]($0))) }
        items.pointee = [item] as CFArray
    }
}
