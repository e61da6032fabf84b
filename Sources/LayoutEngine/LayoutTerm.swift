/// A multiple of a variable, one summand of a constraint.
public struct LayoutTerm: Hashable, Sendable {
    /// A variable of the solver that the constraint is added to.
    public var variable: LayoutVariable
    /// Finite. A term of 0 counts as if it were not there.
    public var coefficient: Double

    /// `coefficient · variable`.
    public init(variable: LayoutVariable, coefficient: Double) {
        self.variable = variable
        self.coefficient = coefficient
    }
}
