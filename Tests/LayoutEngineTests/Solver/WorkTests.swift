import Testing

@testable import LayoutEngine

/// What a search touches, which is what it costs.
@Suite struct WorkTests {
    private let solver = LayoutSolver()

    @Test("a layout that is fixed as a whole never meets the tableau")
    func fixedLayout() {
        let x = solver.makeVariables(100)
        for place in (1..<100).reversed() { solver.add([(1, x[place]), (-1, x[place - 1])], -3) }
        let first = solver.add([(1, x[0])], -7)
        #expect(solver.solved(x[99]) == 304)
        solver.setConstant(-8, of: first)
        #expect(solver.solved(x[99]) == 305)
        let rows = solver.system.tableau.rows.count
        #expect(rows == 0)
    }

    @Test("a chain of lengths that depend on priorities has small rows only")
    func chainOfLengths() {
        let left = solver.makeVariables(50), width = solver.makeVariables(50)
        for place in 0..<50 {
            if place == 0 {
                solver.add([(1, left[0])], 0)
            } else {
                solver.add([(1, left[place]), (-1, left[place - 1]), (-1, width[place - 1])], -8)
            }
            solver.add([(1, width[place])], -20, .lessThanOrEqual, at: 250)
            solver.add([(1, width[place])], -20, .greaterThanOrEqual, at: 750)
        }
        #expect(solver.solved(left[49]) == 49 * 28)
        let lengths = (0..<solver.system.tableau.rows.count).map { solver.system.tableau.rows[$0].count }
        #expect(lengths.count == 100)
        #expect(lengths.allSatisfy { $0 <= 1 })
    }

    @Test("an edit visits what depends on it and nothing else")
    func locality() {
        let widths = (0..<1_000).map { _ in addCell() }
        solver.solve()
        solver.setConstant(-200, of: widths[500])
        solver.solve()
        #expect(solver.takeChanges().count > 3_000)
        solver.setConstant(-210, of: widths[500])
        solver.solve()
        #expect(solver.takeChanges().count == 3)
        let walked = solver.system.walked.count
        #expect(walked <= 3)
    }

    /// A width, and an edge that would like to be there but has to stay away.
    private func addCell() -> LayoutConstraintID {
        let x = solver.makeVariables(4)
        let width = solver.add([(1, x[0])], -100)
        solver.add([(1, x[1]), (-1, x[0])], 10)
        solver.add([(1, x[2]), (-1, x[1])], 0, .lessThanOrEqual)
        solver.add([(1, x[2]), (-1, x[0])], 0, .equal, at: 500)
        solver.add([(1, x[3])], -44)
        return width
    }

    @Test("a new equality instead of one that was removed leaves the tableau alone")
    func replacement() {
        let x = solver.makeVariables(3)
        let height = solver.add([(1, x[0])], -44)
        solver.add([(1, x[1]), (-2, x[0])], 0)
        solver.add([(1, x[2]), (-1, x[1])], 0, .greaterThanOrEqual)
        solver.add([(1, x[2])], -10, .equal, at: 500)
        solver.solve()
        let pivots = solver.system.tableau.pivots
        solver.remove(height)
        solver.add([(1, x[0])], -60)
        #expect(solver.solved(x) == [60, 120, 120])
        let newPivots = solver.system.tableau.pivots
        #expect(newPivots == pivots)
    }

    @Test("places that were given up are used again")
    func reuse() {
        let x = solver.makeVariables(3)
        func round(_ number: Int) {
            let variable = solver.makeVariable()
            let constraints = [
                solver.add([(1, variable), (-1, x[0])], -Double(number), .greaterThanOrEqual),
                solver.add([(1, variable), (1, x[1]), (1, x[2])], 0, .equal, at: Float(100 + number % 50)),
                solver.add([(1, x[number % 3])], -5),
            ]
            solver.solve()
            for constraint in constraints { solver.remove(constraint) }
            solver.remove(variable)
        }
        func sizes() -> [Int32] {
            [
                solver.system.variables.count, solver.system.constraints.count, solver.system.terms.count,
                solver.system.tableau.entries.count, solver.system.tableau.rows.count, solver.system.tableau.columns.count,
                solver.system.tableau.levels.count,
            ]
        }
        for number in 0..<100 { round(number) }
        let before = sizes()
        for number in 0..<2_000 { round(number) }
        #expect(sizes() == before)
    }
}
