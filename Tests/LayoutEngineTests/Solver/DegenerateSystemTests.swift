import Testing

@testable import LayoutEngine

/// Systems in which many constraints meet at one point, so that steps have no length and might go round in circles.
@Suite struct DegenerateSystemTests {
    private let solver = LayoutSolver()

    /// Minimises the sum of terms: pulls them as far down as it goes.
    private func minimize(_ terms: [(Double, LayoutVariable)]) { solver.add(terms, 1_000, .equal, at: 500) }

    @Test("Beale's example, on which the simplex method goes round in circles")
    func beale() {
        let x = solver.makeVariables(4)
        for variable in x { solver.add([(1, variable)], 0, .greaterThanOrEqual) }
        solver.add([(0.25, x[0]), (-60, x[1]), (-0.04, x[2]), (9, x[3])], 0, .lessThanOrEqual)
        solver.add([(0.5, x[0]), (-90, x[1]), (-0.02, x[2]), (3, x[3])], 0, .lessThanOrEqual)
        solver.add([(1, x[2])], -1, .lessThanOrEqual)
        minimize([(-0.75, x[0]), (150, x[1]), (-0.02, x[2]), (6, x[3])])
        let values = solver.solved(x)
        let sum = -0.75 * values[0] + 150 * values[1] - 0.02 * values[2] + 6 * values[3]
        #expect(abs(sum + 0.05) < 1e-9)
    }

    @Test("the example of Marshall and Suurballe")
    func marshallSuurballe() {
        let x = solver.makeVariables(4)
        for variable in x { solver.add([(1, variable)], 0, .greaterThanOrEqual) }
        solver.add([(0.5, x[0]), (-5.5, x[1]), (-2.5, x[2]), (9, x[3])], 0, .lessThanOrEqual)
        solver.add([(0.5, x[0]), (-1.5, x[1]), (-0.5, x[2]), (1, x[3])], 0, .lessThanOrEqual)
        solver.add([(1, x[0])], -1, .lessThanOrEqual)
        minimize([(-10, x[0]), (57, x[1]), (9, x[2]), (24, x[3])])
        let values = solver.solved(x)
        #expect(abs(-10 * values[0] + 57 * values[1] + 9 * values[2] + 24 * values[3] + 1) < 1e-9)
    }

    @Test("the cube of Klee and Minty", arguments: 2...10)
    func kleeMinty(size: Int) {
        let x = solver.makeVariables(size)
        for place in 0..<size {
            solver.add([(1, x[place])], 0, .greaterThanOrEqual)
            var terms = (0..<place).map { (Double(1 << (place - $0 + 1)), x[$0]) }
            terms.append((1, x[place]))
            solver.add(terms, -Double(1 << (2 * place)), .lessThanOrEqual)
        }
        solver.add((0..<size).map { (Double(1 << (size - 1 - $0)), x[$0]) }, -1e9, .equal, at: 500)
        var expected = [Double](repeating: 0, count: size)
        expected[size - 1] = Double(1 << (2 * (size - 1)))
        #expect(solver.solved(x) == expected)
    }

    @Test("a thousand copies of the same bound")
    func copies() {
        let x = solver.makeVariables(2)
        for place in 0..<1_000 {
            solver.add([(1, x[0]), (-1, x[1])], 0, place % 2 == 0 ? .lessThanOrEqual : .greaterThanOrEqual)
            solver.add([(1, x[place % 2])], -Double(10 * (place % 2)), .equal, at: 500)
        }
        solver.add([(1, x[0])], -100)
        #expect(solver.solved(x) == [100, 100])
        #expect(solver.takeConflicts() == [])
    }

    @Test("all meet at 0", arguments: 0..<20)
    func allAtZero(seed: Int) {
        var generator = Generator(seed: seed)
        let history = SolverHistory(variables: 6)
        let origin = [Double](repeating: 0, count: 6)
        for _ in 0..<60 {
            var constraint = RandomSystem.constraint(keeping: origin, &generator)
            constraint.constant = 0
            history.add(constraint)
        }
        let pull = PlainSystem.Constraint(coefficients: [0: 1, 1: -2, 2: 1, 3: 1], constant: -100, relation: .equal, priority: 10)
        history.add(pull)
        history.expectErrorsOfFreshSolver()
        while !history.constraints.isEmpty {
            history.removeConstraint(&generator)
            history.expectErrorsOfFreshSolver()
        }
    }
}
