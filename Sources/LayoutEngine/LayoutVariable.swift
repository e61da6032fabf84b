/// A number that a ``LayoutSolver`` finds, such as the width of a view. It belongs to the solver that made it.
public struct LayoutVariable: Hashable, Sendable {
    /// Where it is in the solver's table.
    let index: Int32
}
