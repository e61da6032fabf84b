public import Foundation

/// The result of a hash function: a sequence of bytes of a length that is always the same.
///
/// Two are equal if their bytes are; comparing takes the same time wherever they differ.
// apple: https://developer.apple.com/documentation/cryptokit/digest
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    /// How many bytes it has.
    static var byteCount: Int { get }
}

/// A digest of ours, made of the bytes that the library has written.
protocol ByteDigest: Digest where Iterator == Array<UInt8>.Iterator {
    static var name: String { get }
    var bytes: [UInt8] { get }
    init(bytes: [UInt8])
}

extension ByteDigest {
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    public var description: String { "\(Self.name) digest: \(bytes.hexadecimal)" }
    public static func == (left: Self, right: Self) -> Bool { left.bytes.isSameInConstantTime(as: right.bytes) }
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

extension Digest {
    /// The bytes in turn, of any digest.
    public func makeIterator() -> Array<UInt8>.Iterator { withUnsafeBytes { Array($0).makeIterator() } }
    /// Returns true if the bytes are those of the data.
    public static func == <D: DataProtocol>(left: Self, right: D) -> Bool { Array(left).isSameInConstantTime(as: Array(right)) }
    public static func != <D: DataProtocol>(left: Self, right: D) -> Bool { !(left == right) }
}
