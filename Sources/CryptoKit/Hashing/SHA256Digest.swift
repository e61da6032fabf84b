/// The 32 bytes that ``SHA256`` makes.
public struct SHA256Digest: ByteDigest {
    static var name: String { "SHA256" }
    public static var byteCount: Int { 32 }
    let bytes: [UInt8]
}
