extension Insecure {
    /// The hash function MD5, which has been broken.
    // apple: https://developer.apple.com/documentation/cryptokit/insecure/md5
    public struct MD5: LibraryHashFunction {
        public typealias Digest = MD5Digest
        public static var blockByteCount: Int { 64 }
        /// How many bytes a digest has.
        public static var byteCount: Int { 16 }
        static var algorithm: HashState.Algorithm { .md5 }
        var state = HashState(algorithm)

        public init() {}
    }
}
