public import Foundation

/// A code that only somebody with the key can make.
// apple: https://developer.apple.com/documentation/cryptokit/messageauthenticationcode
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    /// How many bytes it has.
    var byteCount: Int { get }
}

/// A code by a hash function.
// apple: https://developer.apple.com/documentation/cryptokit/hashedauthenticationcode
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
    let digest: H.Digest

    public var byteCount: Int { H.Digest.byteCount }
    public var description: String { "HMAC with \(H.self): \(Array(digest).hexadecimal)" }
    public func makeIterator() -> Array<UInt8>.Iterator { Array(digest).makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try digest.withUnsafeBytes(body) }
}
