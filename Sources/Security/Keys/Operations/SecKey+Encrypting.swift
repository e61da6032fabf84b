import Foundation
internal import COpenSSL

extension SecKey {
    func encrypt(_ data: Data, _ algorithm: SecKeyAlgorithm) throws -> Data {
        let encrypted: [UInt8]?
        switch try requiredMethod(algorithm, for: .encrypt) {
        case .rsaEncryption(let padding):
            let input = padded([UInt8](data), padding)
            encrypted = run(EVP_PKEY_encrypt_init, { configure($0, padding) }) { EVP_PKEY_encrypt($0, $1, $2, input, input.count) }
        case .curveEncryption(let digest, let derivesStart):
            encrypted = try CurveEnvelope(digest: digest, derivesStart: derivesStart).seal([UInt8](data), for: self)
        default: encrypted = nil
        }
        guard let encrypted else { throw SecurityFailure(errSecParam, "This is too long to be encrypted with \(algorithm.rawValue).") }
        return Data(encrypted)
    }

    func decrypt(_ data: Data, _ algorithm: SecKeyAlgorithm) throws -> Data {
        let input = [UInt8](data)
        let decrypted: [UInt8]?
        switch try requiredMethod(algorithm, for: .decrypt) {
        case .rsaEncryption(let padding):
            decrypted = run(EVP_PKEY_decrypt_init, { configure($0, padding) }) { EVP_PKEY_decrypt($0, $1, $2, input, input.count) }
        case .curveEncryption(let digest, let derivesStart):
            decrypted = CurveEnvelope(digest: digest, derivesStart: derivesStart).open(input, by: self)
        default: decrypted = nil
        }
        guard let decrypted else { throw SecurityFailure(errSecParam, "This was not encrypted for this key with \(algorithm.rawValue).") }
        return Data(decrypted)
    }

    /// Without a padding the number is as long as the key.
    private func padded(_ bytes: [UInt8], _ padding: KeyMethod.EncryptionPadding) -> [UInt8] {
        padding == .none && bytes.count < byteCount ? [UInt8](repeating: 0, count: byteCount - bytes.count) + bytes : bytes
    }

    private func configure(_ context: OpaquePointer, _ padding: KeyMethod.EncryptionPadding) -> Bool {
        switch padding {
        case .none: EVP_PKEY_CTX_set_rsa_padding(context, RSA_NO_PADDING) == 1
        case .pkcs1: EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PADDING) == 1
        case .oaep(let digest):
            EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_OAEP_PADDING) == 1
                && EVP_PKEY_CTX_set_rsa_oaep_md(context, digest.function) == 1
                && EVP_PKEY_CTX_set_rsa_mgf1_md(context, digest.function) == 1
        }
    }
}
