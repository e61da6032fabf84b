import Foundation
internal import COpenSSL

/// The encrypted bytes for the owner of a key on a curve: the point of a key that was made for it, the bytes, and a tag of sixteen.
struct CurveEnvelope {
    let digest: KeyDigest
    let derivesStart: Bool

    private static let tagCount = 16
    private static let startCount = 16

    func seal(_ bytes: [UInt8], for recipient: SecKey) throws -> [UInt8]? {
        let attributes: [CFString: Any] = [
            kSecAttrKeyType: kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeySizeInBits: recipient.bitCount,
        ]
        let own = try SecKey.random(KeyAttributes(attributes as CFDictionary))
        guard let point = own.publicRepresentation.map({ [UInt8]($0) }), let secret = own.sharedSecret(with: recipient) else { return nil }
        guard let (sealed, tag) = cipher(bytes, secret, point, recipient, tag: nil) else { return nil }
        return point + sealed + tag
    }

    func open(_ bytes: [UInt8], by owner: SecKey) -> [UInt8]? {
        let pointCount = 2 * owner.byteCount + 1
        guard bytes.count >= pointCount + Self.tagCount else { return nil }
        let point = Array(bytes.prefix(pointCount))
        guard let other = SecKey(curvePoint: Data(point), isPrivate: false), let secret = owner.sharedSecret(with: other) else {
            return nil
        }
        let sealed = Array(bytes[pointCount...].dropLast(Self.tagCount))
        return cipher(sealed, secret, point, owner, tag: Array(bytes.suffix(Self.tagCount)))?.bytes
    }

    /// - Parameter tag: what the bytes were sealed with; nil to seal them.
    private func cipher(
        _ bytes: [UInt8], _ secret: [UInt8], _ point: [UInt8], _ key: SecKey, tag: [UInt8]?
    ) -> (bytes: [UInt8], tag: [UInt8])? {
        let keyCount = key.bitCount <= 256 ? 16 : 32
        let derived = digest.derive(keyCount + (derivesStart ? Self.startCount : 0), from: secret, sharedInfo: point)
        let start = derivesStart ? Array(derived.suffix(Self.startCount)) : [UInt8](repeating: 0, count: Self.startCount)
        guard bytes.count < Int(Int32.max), let context = EVP_CIPHER_CTX_new() else { return nil }
        defer { EVP_CIPHER_CTX_free(context) }
        let direction: Int32 = tag == nil ? 1 : 0
        var result = [UInt8](repeating: 0, count: bytes.count)
        var tag = tag ?? []
        var count: Int32 = 0
        var rest: Int32 = 0
        guard EVP_CipherInit_ex(context, keyCount == 16 ? EVP_aes_128_gcm() : EVP_aes_256_gcm(), nil, nil, nil, direction) == 1,
            EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_GCM_SET_IVLEN, Int32(Self.startCount), nil) == 1,
            EVP_CipherInit_ex(context, nil, nil, derived, start, direction) == 1,
            EVP_CipherUpdate(context, &result, &count, bytes, Int32(bytes.count)) == 1,
            direction == 1 || EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_GCM_SET_TAG, Int32(Self.tagCount), &tag) == 1
        else { return nil }
        var nothing: UInt8 = 0
        guard EVP_CipherFinal_ex(context, &nothing, &rest) == 1 else { return nil }
        if direction == 1 {
            tag = [UInt8](repeating: 0, count: Self.tagCount)
            guard EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_GCM_GET_TAG, Int32(Self.tagCount), &tag) == 1 else { return nil }
        }
        return (result, tag)
    }
}
