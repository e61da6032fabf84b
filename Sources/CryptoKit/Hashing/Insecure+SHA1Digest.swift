extension Insecure {
    /// The 20 bytes that ``SHA1`` makes.
    public struct SHA1Digest: ByteDigest {
        static var name: String { "SHA1" }
        public static var byteCount: Int { 20 }
        let bytes: [UInt8]
    }
}
