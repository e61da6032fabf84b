/// A replacement of some bytes of a source.
public struct Edit: Sendable, Equatable {
    /// Bytes of the original; empty for an insertion.
    public let range: Range<Int>
    public let text: String

    public init(range: Range<Int>, text: String) {
        self.range = range
        self.text = text
    }
}
