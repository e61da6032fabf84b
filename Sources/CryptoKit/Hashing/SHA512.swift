/// The hash function SHA-2 with 512 bits.
// apple: https://developer.apple.com/documentation/cryptokit/sha512
public struct SHA512: LibraryHashFunction {
    public typealias Digest = SHA512Digest
    public static var blockByteCount: Int { 128 }
    /// How many bytes a digest has.
    public static var byteCount: Int { 64 }
    static var algorithm: HashState.Algorithm { .sha512 }
    var state = HashState(algorithm)

    public init() {}
}
