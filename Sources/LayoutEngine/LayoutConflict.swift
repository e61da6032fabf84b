/// Required constraints that have no solution together.
public struct LayoutConflict: Hashable, Sendable {
    /// All that take part, in the order of adding. Without any one of them the others could hold, or nearly so.
    public var constraints: [LayoutConstraintID]
    /// The one of them that does not hold for now.
    public var broken: LayoutConstraintID
}
