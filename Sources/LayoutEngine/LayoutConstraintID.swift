/// Names a constraint of a ``LayoutSolver`` until it is removed.
public struct LayoutConstraintID: Hashable, Sendable {
    /// Where it is in the solver's table.
    let index: Int32
    /// How often that index had been freed before, so that the name of a removed constraint is not taken for another's.
    let generation: UInt32
}
