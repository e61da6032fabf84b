import Testing

@testable import LayoutEngine

@Suite struct AmbiguityTests {
    private let solver = LayoutSolver()

    @Test("a variable is ambiguous while constraints leave it open")
    func open() {
        let x = solver.makeVariables(3)
        #expect(solver.isAmbiguous(x[0]))
        solver.add([(1, x[0])], -10, .greaterThanOrEqual)
        #expect(solver.isAmbiguous(x[0]))
        solver.add([(1, x[1]), (-1, x[0])], 0)
        #expect(solver.isAmbiguous(x[1]))
        solver.add([(1, x[0])], -10, .lessThanOrEqual)
        #expect(!solver.isAmbiguous(x[0]))
        #expect(!solver.isAmbiguous(x[1]))
        #expect(solver.isAmbiguous(x[2]))
    }

    @Test("the weakest priority decides")
    func weakestPriority() {
        let x = solver.makeVariable()
        solver.add([(1, x)], -3, .equal, at: 0.001)
        #expect(!solver.isAmbiguous(x))
        #expect(solver.value(of: x) == 3)
    }

    @Test("that one of equals gives in by its age is ambiguous")
    func equals() {
        let x = solver.makeVariables(2)
        solver.add([(1, x[0]), (1, x[1])], -100)
        let first = solver.add([(1, x[0])], -20, .equal, at: 250)
        solver.add([(1, x[1])], -20, .equal, at: 250)
        #expect(solver.isAmbiguous(x[0]))
        #expect(solver.isAmbiguous(x[1]))
        #expect(solver.values(of: x) == [80, 20])
        solver.setPriority(251, of: first)
        #expect(!solver.isAmbiguous(x[0]))
        #expect(!solver.isAmbiguous(x[1]))
        #expect(solver.values(of: x) == [20, 80])
    }

    @Test("to ask changes nothing")
    func noChange() {
        let x = solver.makeVariables(2)
        solver.add([(1, x[0]), (1, x[1])], -100)
        solver.solve()
        let values = solver.values(of: x)
        _ = solver.takeChanges()
        #expect(solver.isAmbiguous(x[0]))
        #expect(solver.values(of: x) == values)
        #expect(solver.takeChanges() == [])
        #expect(solver.takeConflicts() == [])
    }
}
