/// How the glyphs of a run follow each other.
// apple: https://developer.apple.com/documentation/coretext/ctrunstatus
public struct CTRunStatus: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// None of the others.
    public static let noStatus: CTRunStatus = []
    /// The characters follow each other from right to left.
    public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
    /// The indices of characters neither only grow nor only shrink.
    public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
    /// The run is drawn through a text matrix of its own.
    public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}
