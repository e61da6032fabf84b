import Testing

@testable import LayoutEngine

@Suite struct ChangeTests {
    private let solver = LayoutSolver()

    @Test("what moved is reported once, in an order that does not vary")
    func changes() {
        let x = solver.makeVariables(3)
        let first = solver.add([(1, x[0])], -10)
        solver.add([(1, x[1]), (-1, x[0])], -5)
        solver.add([(1, x[2]), (-1, x[1])], 0, .greaterThanOrEqual)
        #expect(solver.takeChanges() == [])
        solver.solve()
        #expect(Set(solver.takeChanges()) == Set(x))
        #expect(solver.takeChanges() == [])
        solver.setConstant(-20, of: first)
        solver.solve()
        solver.setConstant(-30, of: first)
        solver.solve()
        #expect(Set(solver.takeChanges()) == Set(x))
        #expect(solver.values(of: x) == [30, 35, 35])
    }

    @Test("what has moved there and back is not reported")
    func thereAndBack() {
        let x = solver.makeVariable()
        let constraint = solver.add([(1, x)], -10)
        solver.solve()
        _ = solver.takeChanges()
        solver.setConstant(-20, of: constraint)
        solver.solve()
        solver.setConstant(-10, of: constraint)
        solver.solve()
        #expect(solver.takeChanges() == [])
    }

    @Test("only what depends on an edit changes")
    func onlyDependents() {
        let x = solver.makeVariables(4)
        let first = solver.add([(1, x[0])], -10)
        solver.add([(1, x[1]), (-1, x[0])], 0)
        solver.add([(1, x[2])], -10)
        solver.add([(1, x[3]), (-1, x[2])], 0, .equal, at: 500)
        solver.solve()
        _ = solver.takeChanges()
        solver.setConstant(-11, of: first)
        solver.solve()
        #expect(solver.takeChanges() == [x[0], x[1]])
    }

    @Test("values are those of the last search until the next one")
    func lazySearch() {
        let x = solver.makeVariable()
        let constraint = solver.add([(1, x)], -10)
        #expect(solver.value(of: x) == 0)
        solver.solve()
        solver.setConstant(-20, of: constraint)
        #expect(solver.value(of: x) == 10)
        solver.remove(constraint)
        #expect(solver.solved(x) == 10)
    }

    @Test("constants that cannot be met are met again as soon as they can")
    func recoveringEdits() {
        let x = solver.makeVariables(2)
        let left = solver.add([(1, x[0])], -10)
        solver.add([(1, x[1])], -100)
        solver.add([(1, x[1]), (-1, x[0])], -20, .greaterThanOrEqual)
        for start in [50.0, 79, 80, 81, 90, 300, 80, 10] {
            solver.setConstant(-start, of: left)
            solver.solve()
            // Told of once, when the first edit has gone too far.
            #expect(solver.takeConflicts().isEmpty == (start != 81))
            if start <= 80 { #expect(solver.values(of: x) == [start, 100]) }
        }
    }

    @Test("what no constraint determines any more stays", arguments: [1000, 500] as [Float])
    func removal(priority: Float) {
        let x = solver.makeVariable()
        let constraint = solver.add([(1, x)], -10, .equal, at: priority)
        solver.solve()
        solver.remove(constraint)
        #expect(solver.solved(x) == 10)
        let bound = solver.add([(1, x)], -5, .greaterThanOrEqual)
        #expect(solver.solved(x) == 5, "what is new is met just so")
        solver.remove(bound)
        #expect(solver.solved(x) == 5)
    }

    @Test("the same calls have the same values, to the last bit", arguments: 0..<4)
    func determinism(seed: Int) {
        func run() -> [Double] {
            var generator = Generator(seed: seed)
            let history = SolverHistory(variables: 12)
            var values: [Double] = []
            for _ in 0..<200 {
                let point = RandomSystem.point(of: 12, &generator)
                history.change(keeping: point, &generator)
                history.solver.solve()
                values += history.values
            }
            return values
        }
        #expect(run() == run())
    }
}
