/// The 64 bytes that ``SHA512`` makes.
public struct SHA512Digest: ByteDigest {
    static var name: String { "SHA512" }
    public static var byteCount: Int { 64 }
    let bytes: [UInt8]
}
