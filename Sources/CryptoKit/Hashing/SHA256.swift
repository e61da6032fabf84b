/// The hash function SHA-2 with 256 bits.
// apple: https://developer.apple.com/documentation/cryptokit/sha256
public struct SHA256: LibraryHashFunction {
    public typealias Digest = SHA256Digest
    public static var blockByteCount: Int { 64 }
    /// How many bytes a digest has.
    public static var byteCount: Int { 32 }
    static var algorithm: HashState.Algorithm { .sha256 }
    var state = HashState(algorithm)

    public init() {}
}
