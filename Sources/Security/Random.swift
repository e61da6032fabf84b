internal import COpenSSL

/// Where random bytes come from.
public final class SecRandom: Sendable {
    fileprivate init() {}
}
/// The former name of ``SecRandom``.
public typealias SecRandomRef = SecRandom

/// The system's own source.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes.
/// - Returns: ``errSecSuccess``, or ``errSecParam`` for a count that is negative or over 2 GB.
// apple: https://developer.apple.com/documentation/security/secrandomcopybytes(_:_:_:)
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    guard let length = Int32(exactly: count), length >= 0 else { return errSecParam }
    return RAND_bytes(bytes.assumingMemoryBound(to: UInt8.self), length) == 1 ? errSecSuccess : errSecIO
}
