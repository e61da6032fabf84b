internal import COpenSSL

/// A hash SHA256 that is under way.
public struct CC_SHA256_CTX: @unchecked Sendable {
    fileprivate var state = SHA256_CTX()

    /// A state with nothing in it; ``CC_SHA256_Init(_:)`` begins.
    public init() {}
}

/// Begins.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 { SHA256_Init(&c.pointee.state) }

/// Takes more bytes in.
@discardableResult
public func CC_SHA256_Update(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
    SHA256_Update(&c.pointee.state, data, Int(len))
}

/// Writes the digest, and ends.
@discardableResult
public func CC_SHA256_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    SHA256_Final(md, &c.pointee.state)
}
