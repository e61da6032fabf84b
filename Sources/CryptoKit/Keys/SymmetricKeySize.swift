/// How long a key is.
// apple: https://developer.apple.com/documentation/cryptokit/symmetrickeysize
public struct SymmetricKeySize: Sendable {
    /// A positive multiple of 8.
    public let bitCount: Int
    /// - Parameter bitCount: a positive multiple of 8.
    public init(bitCount: Int) {
        precondition(bitCount > 0 && bitCount % 8 == 0, "A key of \(bitCount) bits cannot be made: give a positive multiple of 8.")
        self.bitCount = bitCount
    }

    /// 16 bytes.
    public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
    /// 24 bytes.
    public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
    /// 32 bytes.
    public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}
