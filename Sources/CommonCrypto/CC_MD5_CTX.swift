internal import COpenSSL

/// A hash MD5 that is under way.
public struct CC_MD5_CTX: @unchecked Sendable {
    fileprivate var state = MD5_CTX()

    /// A state with nothing in it; ``CC_MD5_Init(_:)`` begins.
    public init() {}
}

/// Begins.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 { MD5_Init(&c.pointee.state) }

/// Takes more bytes in.
@discardableResult
public func CC_MD5_Update(_ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
    MD5_Update(&c.pointee.state, data, Int(len))
}

/// Writes the digest, and ends.
@discardableResult
public func CC_MD5_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
    MD5_Final(md, &c.pointee.state)
}
