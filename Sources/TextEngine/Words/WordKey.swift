/// The bytes of a word of up to 24 characters, as a key that is hashed and compared in three steps.
struct WordKey: Hashable {
    private let first: UInt64
    private let second: UInt64
    private let third: UInt64

    static let longest = 24

    /// - Precondition: There are as many bytes as ``longest`` at most, and none of them is zero.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var words: (UInt64, UInt64, UInt64) = (0, 0, 0)
        withUnsafeMutableBytes(of: &words) { $0.copyBytes(from: bytes) }
        (first, second, third) = words
    }
}
