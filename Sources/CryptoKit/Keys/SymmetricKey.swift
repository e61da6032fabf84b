public import Foundation

/// A key that both sides have.
// apple: https://developer.apple.com/documentation/cryptokit/symmetrickey
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    let bytes: [UInt8]

    /// A key of these bytes.
    public init<D: ContiguousBytes>(data: D) { bytes = Array(of: data) }

    /// A new key, of random bytes.
    public init(size: SymmetricKeySize) { bytes = RandomBytes.make(size.bitCount / 8) }

    /// Eight for each byte.
    public var bitCount: Int { bytes.count * 8 }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    public static func == (left: Self, right: Self) -> Bool { left.bytes.isSameInConstantTime(as: right.bytes) }
}
