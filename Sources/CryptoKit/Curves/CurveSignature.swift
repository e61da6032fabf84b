internal import COpenSSL

/// The two numbers of a signature, in both of its forms.
enum CurveSignature {
    /// - Returns: the numbers one after the other, 32 bytes each; nil for what is no signature.
    static func raw(der: [UInt8]) -> [UInt8]? {
        der.withUnsafeBufferPointer { buffer -> [UInt8]? in
            var start = buffer.baseAddress
            guard let signature = d2i_ECDSA_SIG(nil, &start, buffer.count) else { return nil }
            defer { ECDSA_SIG_free(signature) }
            return bytes(ECDSA_SIG_get0_r(signature)).flatMap { first in bytes(ECDSA_SIG_get0_s(signature)).map { first + $0 } }
        }
    }

    static func der(raw: [UInt8]) -> [UInt8]? {
        guard raw.count == 2 * CurveKey.byteCount, let signature = ECDSA_SIG_new() else { return nil }
        defer { ECDSA_SIG_free(signature) }
        let half = Int32(CurveKey.byteCount)
        let numbers = raw.withUnsafeBufferPointer {
            (BN_bin2bn($0.baseAddress, half, nil), BN_bin2bn($0.baseAddress! + Int(half), half, nil))
        }
        ECDSA_SIG_set0(signature, numbers.0, numbers.1)
        var start: UnsafeMutablePointer<UInt8>?
        let length = i2d_ECDSA_SIG(signature, &start)
        guard length > 0, let start else { return nil }
        defer { CRYPTO_free(start, #file, #line) }
        return Array(UnsafeBufferPointer(start: start, count: Int(length)))
    }

    private static func bytes(_ number: OpaquePointer?) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: CurveKey.byteCount)
        return BN_bn2binpad(number, &bytes, Int32(bytes.count)) == Int32(bytes.count) ? bytes : nil
    }
}
