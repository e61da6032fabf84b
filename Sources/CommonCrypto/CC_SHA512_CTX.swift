internal import COpenSSL

/// A hash SHA512 that is under way.
public struct CC_SHA512_CTX: @unchecked Sendable {
    fileprivate var state = SHA512_CTX()

    /// A state with nothing in it; ``CC_SHA512_Init(_:)`` begins.
    public init() {}
}

/// Begins.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 { SHA512_Init(&c.pointee.state) }

/// Takes more bytes in.
@discardableResult
public func CC_SHA512_Update(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
    SHA512_Update(&c.pointee.state, data, Int(len))
}

/// Writes the digest, and ends.
@discardableResult
public func CC_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    SHA512_Final(md, &c.pointee.state)
}
