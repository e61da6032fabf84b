import Foundation
internal import COpenSSL

extension SecKey {
    func signature(of data: Data, _ algorithm: SecKeyAlgorithm) throws -> Data {
        let method = try requiredMethod(algorithm, for: .sign)
        let input = try input(data, method)
        let signature = run(EVP_PKEY_sign_init, { configure($0, method) }) { EVP_PKEY_sign($0, $1, $2, input, input.count) }
        guard let signature, let bytes = method.writesPlainNumbers ? plainNumbers(der: signature) : signature else {
            throw SecurityFailure(errSecParam, "This cannot be signed with \(algorithm.rawValue).")
        }
        return Data(bytes)
    }

    func verify(_ signature: Data, of data: Data, _ algorithm: SecKeyAlgorithm) throws {
        let method = try requiredMethod(algorithm, for: .verify)
        let input = try input(data, method)
        let given = method.writesPlainNumbers ? der(plainNumbers: [UInt8](signature)) : [UInt8](signature)
        guard let given, let context = EVP_PKEY_CTX_new(pointer, nil) else { throw Self.wrongSignature }
        defer { EVP_PKEY_CTX_free(context) }
        guard EVP_PKEY_verify_init(context) == 1, configure(context, method),
            EVP_PKEY_verify(context, given, given.count, input, input.count) == 1
        else { throw Self.wrongSignature }
    }

    private static var wrongSignature: SecurityFailure { SecurityFailure(errSecVerifyFailed, "The signature does not fit.") }

    /// The input of a signature's numbers.
    private func input(_ data: Data, _ method: KeyMethod) throws -> [UInt8] {
        let bytes = [UInt8](data)
        switch method {
        case .rsaSignature(_, let digest?, let ofMessage), .curveSignature(_, let digest?, let ofMessage):
            if ofMessage { return digest.digest(of: bytes) }
            guard bytes.count == digest.byteCount else {
                throw SecurityFailure(errSecParam, "A digest of \(digest.rawValue) has \(digest.byteCount) bytes, not \(bytes.count).")
            }
            return bytes
        case .rsaSignature(.none, nil, _):
            guard bytes.count <= byteCount else { throw SecurityFailure(errSecParam, "The data is longer than the key.") }
            return [UInt8](repeating: 0, count: byteCount - bytes.count) + bytes
        default: return bytes
        }
    }

    private func configure(_ context: OpaquePointer, _ method: KeyMethod) -> Bool {
        switch method {
        case .rsaSignature(.none, _, _): return EVP_PKEY_CTX_set_rsa_padding(context, RSA_NO_PADDING) == 1
        case .rsaSignature(.pkcs1, let digest, _):
            guard EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PADDING) == 1 else { return false }
            return digest.map { EVP_PKEY_CTX_set_signature_md(context, $0.function) == 1 } ?? true
        case .rsaSignature(.pss, let digest?, _):
            return EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PSS_PADDING) == 1
                && EVP_PKEY_CTX_set_signature_md(context, digest.function) == 1
                && EVP_PKEY_CTX_set_rsa_mgf1_md(context, digest.function) == 1
                && EVP_PKEY_CTX_set_rsa_pss_saltlen(context, Int32(digest.byteCount)) == 1
        case .curveSignature: return true
        default: return false
        }
    }

    /// The two numbers of a signature in DER, each as long as a coordinate.
    private func plainNumbers(der: [UInt8]) -> [UInt8]? {
        let signature = der.withUnsafeBufferPointer { buffer in
            var position = buffer.baseAddress
            return d2i_ECDSA_SIG(nil, &position, buffer.count)
        }
        guard let signature else { return nil }
        defer { ECDSA_SIG_free(signature) }
        var bytes = [UInt8](repeating: 0, count: 2 * byteCount)
        let size = Int32(byteCount)
        let isWhole = bytes.withUnsafeMutableBufferPointer { buffer in
            BN_bn2binpad(ECDSA_SIG_get0_r(signature), buffer.baseAddress, size) == size
                && BN_bn2binpad(ECDSA_SIG_get0_s(signature), buffer.baseAddress! + byteCount, size) == size
        }
        return isWhole ? bytes : nil
    }

    private func der(plainNumbers bytes: [UInt8]) -> [UInt8]? {
        guard bytes.count == 2 * byteCount, let signature = ECDSA_SIG_new() else { return nil }
        defer { ECDSA_SIG_free(signature) }
        let numbers = bytes.withUnsafeBufferPointer { buffer in
            (BN_bin2bn(buffer.baseAddress, Int32(byteCount), nil), BN_bin2bn(buffer.baseAddress! + byteCount, Int32(byteCount), nil))
        }
        guard ECDSA_SIG_set0(signature, numbers.0, numbers.1) == 1 else { return nil }
        return Data(encoding: { i2d_ECDSA_SIG(signature, $0) }).map { [UInt8]($0) }
    }
}

extension KeyMethod {
    fileprivate var writesPlainNumbers: Bool { if case .curveSignature(inDER: false, _, _) = self { true } else { false } }
}
