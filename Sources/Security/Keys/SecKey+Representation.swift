import Foundation
internal import COpenSSL

/// Keys as bytes: those of RSA as PKCS #1 writes them, those of curves as X9.63 does.
extension SecKey {
    /// The form of the public half of a key.
    var publicRepresentation: Data? {
        guard case .curve(let curve) = kind else { return Data(encoding: { i2d_PublicKey(pointer, $0) }) }
        let key = EVP_PKEY_get0_EC_KEY(pointer)
        var bytes = [UInt8](repeating: 0, count: 2 * curve.byteCount + 1)
        let count = EC_POINT_point2oct(
            EC_KEY_get0_group(key), EC_KEY_get0_public_key(key), POINT_CONVERSION_UNCOMPRESSED, &bytes, bytes.count, nil)
        return count == bytes.count ? Data(bytes) : nil
    }

    var representation: Data? {
        guard isPrivate else { return publicRepresentation }
        guard case .curve(let curve) = kind else { return Data(encoding: { i2d_PrivateKey(pointer, $0) }) }
        var bytes = [UInt8](repeating: 0, count: curve.byteCount)
        defer { OPENSSL_cleanse(&bytes, bytes.count) }
        let number = EC_KEY_get0_private_key(EVP_PKEY_get0_EC_KEY(pointer))
        guard BN_bn2binpad(number, &bytes, Int32(bytes.count)) == bytes.count, let point = publicRepresentation else { return nil }
        return point + bytes
    }

    /// - Parameter data: a public key as certificates hold it.
    convenience init?(subjectPublicKeyInfo data: Data) {
        guard let pointer = Self.read(data, by: { d2i_PUBKEY(nil, $0, $1) }) else { return nil }
        self.init(owning: pointer, isPrivate: false)
    }

    /// - Parameter data: a key of RSA; a public one may be inside of what certificates hold, too.
    convenience init?(rsa data: Data, isPrivate: Bool) {
        let read =
            isPrivate
            ? Self.read(data, by: { d2i_PrivateKey(EVP_PKEY_RSA, nil, $0, $1) })
            : Self.read(data, by: { d2i_PublicKey(EVP_PKEY_RSA, nil, $0, $1) }) ?? Self.read(data, by: { d2i_PUBKEY(nil, $0, $1) })
        guard let read else { return nil }
        self.init(owning: read, isPrivate: isPrivate)
        if kind != .rsa { return nil }
    }

    /// - Parameter data: the point, and for a private key the number after it.
    convenience init?(curvePoint data: Data, isPrivate: Bool) {
        let parts = isPrivate ? 3 : 2
        guard let curve = NamedCurve.allCases.first(where: { parts * $0.byteCount + 1 == data.count }) else { return nil }
        let point = [UInt8](data.prefix(2 * curve.byteCount + 1))
        let number = isPrivate ? [UInt8](data.suffix(curve.byteCount)) : nil
        guard let key = EC_KEY_new_by_curve_name(curve.identifier) else { return nil }
        defer { EC_KEY_free(key) }
        guard EC_KEY_oct2key(key, point, point.count, nil) == 1 else { return nil }
        if let number {
            guard EC_KEY_oct2priv(key, number, number.count) == 1 else { return nil }
        }
        // A point that is off the curve, and a number that does not lead to the point, are found here.
        guard EC_KEY_check_key(key) == 1, let pointer = EVP_PKEY_new() else { return nil }
        guard EVP_PKEY_set1_EC_KEY(pointer, key) == 1 else {
            EVP_PKEY_free(pointer)
            return nil
        }
        self.init(owning: pointer, isPrivate: isPrivate)
    }

    /// Reads a key that takes up all of the data.
    private static func read(
        _ data: Data, by read: (UnsafeMutablePointer<UnsafePointer<UInt8>?>, Int) -> OpaquePointer?
    ) -> OpaquePointer? {
        data.withUnsafeBytes { bytes in
            guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return nil }
            var position: UnsafePointer<UInt8>? = start
            guard let key = read(&position, bytes.count) else { return nil }
            if position == start + bytes.count { return key }
            EVP_PKEY_free(key)
            return nil
        }
    }
}
