@testable import LayoutEngine

extension LayoutSolver {
    func makeVariables(_ count: Int) -> [LayoutVariable] { (0..<count).map { _ in makeVariable() } }

    /// Adds a constraint, as in `add([(1, x), (-1, y)], -10)`: x - y - 10 = 0.
    @discardableResult
    func add(
        _ terms: [(Double, LayoutVariable)], _ constant: Double, _ relation: LayoutRelation = .equal, at priority: Float = 1000
    ) -> LayoutConstraintID {
        add(terms.map { LayoutTerm(variable: $0.1, coefficient: $0.0) }, constant, relation, priority: priority)
    }

    func values(of variables: [LayoutVariable]) -> [Double] { variables.map { value(of: $0) } }

    /// Solves, and returns values.
    func solved(_ variables: [LayoutVariable]) -> [Double] {
        solve()
        return values(of: variables)
    }

    func solved(_ variable: LayoutVariable) -> Double { solved([variable])[0] }
}
