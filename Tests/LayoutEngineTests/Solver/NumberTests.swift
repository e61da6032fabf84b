import Testing

@testable import LayoutEngine

/// Numbers of all sizes.
@Suite struct NumberTests {
    private let solver = LayoutSolver()

    @Test("values are as exact as numbers of their size can be", arguments: [1e-6, 1e-3, 1, 1e3, 1e6, 1e9, 1e12])
    func sizes(size: Double) {
        let x = solver.makeVariables(3)
        solver.add([(1, x[0])], -1 * size)
        solver.add([(1, x[1]), (-3, x[0])], 0, .greaterThanOrEqual)
        solver.add([(1, x[1]), (-1, x[2])], 0)
        solver.add([(1, x[2])], -2 * size, .equal, at: 500)
        let values = solver.solved(x)
        for (value, expected) in zip(values, [size, 3 * size, 3 * size]) { #expect(abs(value - expected) <= 1e-8 + 1e-12 * size) }
        #expect(solver.takeConflicts() == [])
    }

    @Test("factors of very different sizes", arguments: [1e-4, 1e4])
    func factors(factor: Double) {
        let x = solver.makeVariables(2)
        solver.add([(1, x[0]), (-factor, x[1])], 0)
        solver.add([(1, x[0]), (1, x[1])], -100)
        let values = solver.solved(x)
        #expect(abs(values[1] - 100 / (1 + factor)) < 1e-9)
        #expect(abs(values[0] - 100 * factor / (1 + factor)) < 1e-9)
    }

    @Test("a variable that hardly counts is not what an equality is solved for")
    func hardlyCounting() {
        let x = solver.makeVariables(2)
        solver.add([(1e-9, x[0]), (1, x[1])], -50)
        solver.add([(1, x[0])], -3, .equal, at: 500)
        solver.add([(1, x[0])], -100, .lessThanOrEqual, at: 1000)
        let values = solver.solved(x)
        #expect(abs(values[0] - 3) < 1e-9)
        #expect(abs(values[1] - 50) < 1e-6)
    }

    @Test("no value is rounded")
    func unrounded() {
        let x = solver.makeVariable()
        solver.add([(3, x)], -1)
        #expect(solver.solved(x) == 1.0 / 3)
    }

    @Test("a hundred thousand edits do not add up to an error")
    func manyEdits() {
        let x = solver.makeVariables(3)
        let edge = solver.add([(1, x[0])], 0)
        solver.add([(1, x[1]), (-0.1, x[0])], -0.3, .greaterThanOrEqual)
        solver.add([(1, x[1]), (-1, x[2])], 0)
        solver.add([(1, x[2])], 0, .equal, at: 500)
        for round in 0..<100_000 {
            solver.setConstant(-Double(round % 777) * 0.1, of: edge)
            solver.solve()
        }
        let last = Double(99_999 % 777) * 0.1
        #expect(abs(solver.value(of: x[2]) - (0.1 * last + 0.3)) < 1e-12)
    }

    @Test("a tableau is made anew after a number of steps, and no value moves by that")
    func renewal() {
        let x = solver.makeVariables(3)
        let place = solver.add([(1, x[0])], -13)
        solver.add([(1, x[0])], -10, .greaterThanOrEqual)
        solver.add([(1, x[0]), (-1, x[1])], 0, .lessThanOrEqual)
        solver.solve()
        solver.remove(place)
        let target = solver.add([(1, x[1])], -100, .equal, at: 500)
        solver.add([(1, x[1]), (-1, x[2])], 0, .lessThanOrEqual, at: 600)
        let bound = solver.add([(1, x[2])], -50, .lessThanOrEqual, at: 700)
        var mostPivots = 0
        for round in 0..<5_000 {
            solver.setConstant(-Double(round % 2 == 0 ? 20 : 200), of: bound)
            solver.setConstant(-Double(100 + round % 7), of: target)
            solver.solve()
            mostPivots = max(mostPivots, solver.system.tableau.pivots)
            #expect(solver.value(of: x[0]) == 13)
            #expect(solver.value(of: x[1]) == (round % 2 == 0 ? 20 : Double(100 + round % 7)))
        }
        #expect(mostPivots > 1_000)
        #expect(mostPivots < 1_500)
    }

    @Test("factors that are no round numbers, through thousands of steps", arguments: 0..<4)
    func wear(seed: Int) {
        var generator = Generator(seed: seed)
        let history = SolverHistory(variables: 10)
        let point = RandomSystem.point(of: 10, &generator)
        for _ in 0..<40 {
            var constraint = RandomSystem.constraint(keeping: point, &generator)
            for variable in constraint.coefficients.keys.sorted() {
                constraint.coefficients[variable]! *= Double(generator.number(1...30)) / Double(generator.number(1...30))
            }
            constraint.constant = RandomSystem.constant(for: constraint, keeping: point, &generator)
            history.add(constraint)
        }
        for round in 0..<3_000 {
            let place = generator.number(0...39)
            history.edit(place, RandomSystem.constant(for: history.constraints[place].plain, keeping: point, &generator))
            history.solver.solve()
            if round % 500 == 499 { history.expectErrorsOfFreshSolver() }
        }
    }
}
