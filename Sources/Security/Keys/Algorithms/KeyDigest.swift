import Foundation
internal import COpenSSL

/// A hash that algorithms for keys use.
enum KeyDigest: String, Sendable {
    case sha1 = "SHA1"
    case sha224 = "SHA224"
    case sha256 = "SHA256"
    case sha384 = "SHA384"
    case sha512 = "SHA512"

    /// The library's function.
    var function: OpaquePointer? {
        switch self {
        case .sha1: EVP_sha1()
        case .sha224: EVP_sha224()
        case .sha256: EVP_sha256()
        case .sha384: EVP_sha384()
        case .sha512: EVP_sha512()
        }
    }

    var byteCount: Int {
        switch self {
        case .sha1: 20
        case .sha224: 28
        case .sha256: 32
        case .sha384: 48
        case .sha512: 64
        }
    }

    func digest(of bytes: [UInt8]) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: byteCount)
        EVP_Digest(bytes, bytes.count, &digest, nil, function, nil)
        return digest
    }

    /// Bytes of any count from a secret, as X9.63 derives them.
    func derive(_ count: Int, from secret: [UInt8], sharedInfo: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        var counter: UInt32 = 1
        while bytes.count < count {
            let number = withUnsafeBytes(of: counter.bigEndian, Array.init)
            bytes += digest(of: secret + number + sharedInfo)
            counter += 1
        }
        return Array(bytes.prefix(count))
    }
}
