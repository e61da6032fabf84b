internal import COpenSSL

extension CCHmacAlgorithm {
    fileprivate var method: OpaquePointer? {
        switch Int(self) {
        case kCCHmacAlgSHA1: EVP_sha1()
        case kCCHmacAlgMD5: EVP_md5()
        case kCCHmacAlgSHA224: EVP_sha224()
        case kCCHmacAlgSHA256: EVP_sha256()
        case kCCHmacAlgSHA384: EVP_sha384()
        case kCCHmacAlgSHA512: EVP_sha512()
        default: nil
        }
    }
}

/// Writes the code of data under a key: as many bytes as the hash has. Writes nothing for an algorithm that there is not.
// apple: https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/CCHmac.3cc.html
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!, _ dataLength: Int,
    _ macOut: UnsafeMutableRawPointer!
) {
    guard let method = algorithm.method, let keyLength = Int32(exactly: key == nil ? 0 : keyLength) else { return }
    // An array, since the library takes a null pointer for the key of the last call.
    let keyBytes = Array(UnsafeRawBufferPointer(start: key, count: Int(keyLength))) + [0]
    HMAC(
        method, keyBytes, keyLength, data?.assumingMemoryBound(to: UInt8.self), dataLength,
        macOut?.assumingMemoryBound(to: UInt8.self), nil)
}
