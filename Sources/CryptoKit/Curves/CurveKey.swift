internal import COpenSSL

/// A key of the curve P-256, as the library holds it.
final class CurveKey: @unchecked Sendable {
    static let byteCount = 32
    private let key: OpaquePointer

    /// A new pair.
    init() {
        key = Self.empty()
        guard EC_KEY_generate_key(key) == 1 else { fatalError("OpenSSL makes no keys of P-256 here.") }
    }

    /// - Parameter privateBytes: a number from 1 up to the order of the curve, the most significant byte first.
    init(privateBytes: [UInt8]) throws {
        guard privateBytes.count == Self.byteCount else { throw CryptoKitError.incorrectParameterSize }
        key = Self.empty()
        let number = BN_bin2bn(privateBytes, Int32(privateBytes.count), nil)
        defer { BN_clear_free(number) }
        let group = EC_KEY_get0_group(key)
        let point = EC_POINT_new(group)
        defer { EC_POINT_free(point) }
        guard EC_KEY_set_private_key(key, number) == 1, EC_POINT_mul(group, point, number, nil, nil, nil) == 1,
            EC_KEY_set_public_key(key, point) == 1, EC_KEY_check_key(key) == 1
        else { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
    }

    /// - Parameter point: as X9.63 writes it, whole or compressed. One that is not on the curve is refused.
    init(point: [UInt8]) throws {
        key = Self.empty()
        guard EC_KEY_oct2key(key, point, point.count, nil) == 1, EC_KEY_check_key(key) == 1 else {
            throw CryptoKitError.incorrectParameterSize
        }
    }

    deinit { EC_KEY_free(key) }

    private static func empty() -> OpaquePointer {
        guard let key = EC_KEY_new_by_curve_name(NID_X9_62_prime256v1) else { fatalError("OpenSSL has no curve P-256 here.") }
        return key
    }

    var privateBytes: [UInt8] {
        [UInt8](unsafeUninitializedCapacity: Self.byteCount) { buffer, count in
            count = Int(max(0, BN_bn2binpad(EC_KEY_get0_private_key(key), buffer.baseAddress, Int32(Self.byteCount))))
        }
    }

    func point(compressed: Bool) -> [UInt8] {
        let form = compressed ? POINT_CONVERSION_COMPRESSED : POINT_CONVERSION_UNCOMPRESSED
        return [UInt8](unsafeUninitializedCapacity: 2 * Self.byteCount + 1) { buffer, count in
            count = EC_POINT_point2oct(
                EC_KEY_get0_group(key), EC_KEY_get0_public_key(key), form, buffer.baseAddress, buffer.count, nil)
        }
    }

    /// The signature in DER.
    func sign(digest: [UInt8]) throws -> [UInt8] {
        try [UInt8](unsafeUninitializedCapacity: Int(ECDSA_size(key))) { buffer, count in
            var length: UInt32 = 0
            guard ECDSA_sign(0, digest, Int32(digest.count), buffer.baseAddress, &length, key) == 1 else {
                throw CryptoKitError.underlyingCoreCryptoError(error: -1)
            }
            count = Int(length)
        }
    }

    func isValid(_ signature: [UInt8], digest: [UInt8]) -> Bool {
        ECDSA_verify(0, digest, Int32(digest.count), signature, Int32(signature.count), key) == 1
    }

    func sharedSecret(with other: CurveKey) throws -> SharedSecret {
        var bytes = [UInt8](repeating: 0, count: Self.byteCount)
        guard ECDH_compute_key(&bytes, bytes.count, EC_KEY_get0_public_key(other.key), key, nil) == Int32(Self.byteCount) else {
            throw CryptoKitError.underlyingCoreCryptoError(error: -1)
        }
        return SharedSecret(bytes: bytes)
    }
}
