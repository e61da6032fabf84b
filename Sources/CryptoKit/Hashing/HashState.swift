internal import COpenSSL

/// A running hash of the library. Whoever holds it alone may change it.
final class HashState: @unchecked Sendable {
    enum Algorithm {
        case md5, sha1, sha256, sha384, sha512

        var method: OpaquePointer? {
            switch self {
            case .md5: EVP_md5()
            case .sha1: EVP_sha1()
            case .sha256: EVP_sha256()
            case .sha384: EVP_sha384()
            case .sha512: EVP_sha512()
            }
        }
    }

    private let context: OpaquePointer

    init(_ algorithm: Algorithm) {
        context = EVP_MD_CTX_new()
        guard EVP_DigestInit_ex(context, algorithm.method, nil) == 1 else { fatalError("OpenSSL offers no \(algorithm) here.") }
    }

    init(copying other: HashState) {
        context = EVP_MD_CTX_new()
        EVP_MD_CTX_copy_ex(context, other.context)
    }

    deinit { EVP_MD_CTX_free(context) }

    func update(_ bytes: UnsafeRawBufferPointer) { EVP_DigestUpdate(context, bytes.baseAddress, bytes.count) }

    func finish() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: Int(EVP_MAX_MD_SIZE)) { buffer, count in
            var length: UInt32 = 0
            EVP_DigestFinal_ex(context, buffer.baseAddress, &length)
            count = Int(length)
        }
    }
}
