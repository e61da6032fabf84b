extension Insecure {
    /// The 16 bytes that ``MD5`` makes.
    public struct MD5Digest: ByteDigest {
        static var name: String { "MD5" }
        public static var byteCount: Int { 16 }
        let bytes: [UInt8]
    }
}
