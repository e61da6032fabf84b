/// How long a key is.
// apple: https://developer.apple.com/documentation/cryptokit/symmetrickeysize
public struct SymmetricKeySize: Sendable {
    public let bitCount: Int
    /// - Parameter bitCount: a positive multiple of 8.
    public init(bitCount: Int) {
        precondition(bitCount > 0 && bitCount % 8 == 0, "A key of \(bitCount) bits cannot be made: give a positive multiple of 8.")
        self.bitCount = bitCount
    }

    public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
    public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
    public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}
