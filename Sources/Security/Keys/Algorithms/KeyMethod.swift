import Foundation

/// The parts of an algorithm's name.
enum KeyMethod: Equatable, Sendable {
    /// With RSA: the padding, if it is the older one with what digest, and whether the message itself is given.
    case rsaSignature(SignaturePadding, KeyDigest?, ofMessage: Bool)
    /// With a curve: whether the signature is in DER, the digest, and whether the message itself is given.
    case curveSignature(inDER: Bool, KeyDigest?, ofMessage: Bool)
    case rsaEncryption(EncryptionPadding)
    /// True if the derived bytes give the start of AES's counter, too.
    case curveEncryption(KeyDigest, derivesStart: Bool)
    /// The digest that derives bytes from the secret; nil for the secret itself.
    case exchange(KeyDigest?)

    enum SignaturePadding: Sendable { case none, pkcs1, pss }

    enum EncryptionPadding: Equatable, Sendable {
        case none, pkcs1
        case oaep(KeyDigest)
    }

    /// - Returns: nil for an algorithm that this framework has not.
    init?(_ algorithm: SecKeyAlgorithm) {
        let parts = (algorithm.rawValue as String).split(separator: ":").dropFirst().map(String.init)
        let digest = parts.lazy.compactMap(KeyDigest.init(rawValue:)).first
        switch parts.prefix(2).joined(separator: ":") {
        case "sign:RSA": self.init(rsaSignature: parts, digest)
        case "sign:ECDSA": self.init(curveSignature: parts, digest)
        case "encrypt:RSA":
            guard let padding = EncryptionPadding(parts, digest) else { return nil }
            self = .rsaEncryption(padding)
        case "encrypt:ECIES":
            guard let digest, let cipher = parts.last, cipher.hasPrefix("AESGCM") else { return nil }
            self = .curveEncryption(digest, derivesStart: cipher.hasSuffix("KDFIV"))
        case "keyexchange:ECDH", "keyexchange:ECDHC": self = .exchange(digest)
        default: return nil
        }
    }

    private init?(rsaSignature parts: [String], _ digest: KeyDigest?) {
        let names = parts.count > 2 ? parts[2].split(separator: "-") : []
        switch names.last {
        case "raw": self = .rsaSignature(.none, nil, ofMessage: false)
        case "PKCS1v15": self = .rsaSignature(.pkcs1, digest, ofMessage: names[0] == "message")
        case "PSS": self = .rsaSignature(.pss, digest, ofMessage: names[0] == "message")
        default: return nil
        }
    }

    private init?(curveSignature parts: [String], _ digest: KeyDigest?) {
        let names = parts.count > 2 ? parts[2].split(separator: "-") : []
        guard let form = names.last, form == "X962" || form == "RFC4754" else { return nil }
        self = .curveSignature(inDER: form == "X962", digest, ofMessage: names[0] == "message")
    }

    var isForCurves: Bool {
        switch self {
        case .rsaSignature, .rsaEncryption: false
        case .curveSignature, .curveEncryption, .exchange: true
        }
    }

    /// Returns true if the method serves for an operation.
    func serves(_ operation: SecKeyOperationType) -> Bool {
        switch self {
        case .rsaSignature, .curveSignature: operation == .sign || operation == .verify
        case .rsaEncryption, .curveEncryption: operation == .encrypt || operation == .decrypt
        case .exchange: operation == .keyExchange
        }
    }
}

extension KeyMethod.EncryptionPadding {
    fileprivate init?(_ parts: [String], _ digest: KeyDigest?) {
        switch (parts.count > 2 ? parts[2] : "", digest) {
        case ("raw", nil): self = .none
        case ("PKCS1", nil): self = .pkcs1
        case ("OAEP", let digest?): self = .oaep(digest)
        default: return nil
        }
    }
}
