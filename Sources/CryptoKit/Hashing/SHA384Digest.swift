/// The 48 bytes that ``SHA384`` makes.
public struct SHA384Digest: ByteDigest {
    static var name: String { "SHA384" }
    public static var byteCount: Int { 48 }
    let bytes: [UInt8]
}
