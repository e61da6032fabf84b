/// The hash function SHA-2 with 384 bits.
// apple: https://developer.apple.com/documentation/cryptokit/sha384
public struct SHA384: LibraryHashFunction {
    public typealias Digest = SHA384Digest
    public static var blockByteCount: Int { 128 }
    /// How many bytes a digest has.
    public static var byteCount: Int { 48 }
    static var algorithm: HashState.Algorithm { .sha384 }
    var state = HashState(algorithm)

    public init() {}
}
