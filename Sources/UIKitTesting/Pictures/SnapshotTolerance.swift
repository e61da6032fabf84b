/// How much a picture may differ from the one that is kept.
public struct SnapshotTolerance: Sendable {
    /// How far colours may lie apart without counting, as CIE 1976 measures it: from 2.3 on most people see a difference, black and
    /// white are 100 apart.
    public var colorDifference: Double
    /// Which share of the pixels may count, from 0 to 1.
    public var share: Double

    /// A tolerance for pixels that may differ, and for how many may.
    public init(colorDifference: Double, share: Double) {
        self.colorDifference = colorDifference
        self.share = share
    }

    /// Every pixel is the same.
    public static let exact = SnapshotTolerance(colorDifference: 0, share: 0)
    /// The tolerance that nobody sees: no pixel lies apart by more than 2.3, but for one in ten thousand.
    public static let imperceptible = SnapshotTolerance(colorDifference: 2.3, share: 0.0001)
}
