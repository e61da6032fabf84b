internal import COpenSSL

/// A hash SHA1 that is under way.
public struct CC_SHA1_CTX: @unchecked Sendable {
    fileprivate var state = SHA_CTX()

    /// A state with nothing in it; ``CC_SHA1_Init(_:)`` begins.
    public init() {}
}

/// Begins.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 { SHA1_Init(&c.pointee.state) }

/// Takes more bytes in.
@discardableResult
public func CC_SHA1_Update(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
    SHA1_Update(&c.pointee.state, data, Int(len))
}

/// Writes the digest, and ends.
@discardableResult
public func CC_SHA1_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
    SHA1_Final(md, &c.pointee.state)
}
