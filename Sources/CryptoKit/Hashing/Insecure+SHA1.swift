extension Insecure {
    /// The hash function SHA1, which has been broken.
    // apple: https://developer.apple.com/documentation/cryptokit/insecure/sha1
    public struct SHA1: LibraryHashFunction {
        public typealias Digest = SHA1Digest
        public static var blockByteCount: Int { 64 }
        /// How many bytes a digest has.
        public static var byteCount: Int { 20 }
        static var algorithm: HashState.Algorithm { .sha1 }
        var state = HashState(algorithm)

        public init() {}
    }
}
