internal import COpenSSL

// Hashes of data that lie in memory as a whole. Each writes as many bytes as its digest has, and returns their address.

/// Writes the 16 bytes of MD5, which is not safe any more.
// apple: https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/CC_MD5.3cc.html
@discardableResult
public func CC_MD5(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! {
    EVP_Digest(data, Int(len), md, nil, EVP_md5(), nil)
    return md
}

/// Writes the 20 bytes of SHA-1, which is not safe any more.
// apple: https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/CC_SHA1.3cc.html
@discardableResult
public func CC_SHA1(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! {
    EVP_Digest(data, Int(len), md, nil, EVP_sha1(), nil)
    return md
}

/// Writes 28 bytes.
// apple: https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/CC_SHA224.3cc.html
@discardableResult
public func CC_SHA224(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! {
    EVP_Digest(data, Int(len), md, nil, EVP_sha224(), nil)
    return md
}

/// Writes 32 bytes.
// apple: https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/CC_SHA256.3cc.html
@discardableResult
public func CC_SHA256(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! {
    EVP_Digest(data, Int(len), md, nil, EVP_sha256(), nil)
    return md
}

/// Writes 48 bytes.
// apple: https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/CC_SHA384.3cc.html
@discardableResult
public func CC_SHA384(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! {
    EVP_Digest(data, Int(len), md, nil, EVP_sha384(), nil)
    return md
}

/// Writes 64 bytes.
// apple: https://developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/CC_SHA512.3cc.html
@discardableResult
public func CC_SHA512(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! {
    EVP_Digest(data, Int(len), md, nil, EVP_sha512(), nil)
    return md
}
