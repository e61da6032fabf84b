import Testing

@testable import LayoutEngine

@Suite struct EqualityTests {
    private let solver = LayoutSolver()

    @Test("chains are followed whatever the order of adding", arguments: 0..<8)
    func chains(seed: Int) {
        var generator = Generator(seed: seed)
        let x = solver.makeVariables(60)
        let order = seed == 0 ? Array(0..<60) : seed == 1 ? (0..<60).reversed() : (0..<60).shuffled(using: &generator)
        for place in order {
            if place == 0 { solver.add([(1, x[0])], -7) } else { solver.add([(1, x[place]), (-1, x[place - 1])], -3) }
            if seed > 4, generator.number(0...3) == 0 { solver.solve() }
        }
        #expect(solver.solved(x) == (0..<60).map { Double(7 + 3 * $0) })
    }

    @Test("links of a chain may be taken out and put back")
    func brokenChain() {
        let x = solver.makeVariables(10)
        solver.add([(1, x[0])], 0)
        var links = (1..<10).map { solver.add([(1, x[$0]), (-1, x[$0 - 1])], -10) }
        solver.solve()
        solver.remove(links[4])
        solver.add([(1, x[9])], -200)
        #expect(solver.solved(x) == [0, 10, 20, 30, 40, 160, 170, 180, 190, 200])
        links[4] = solver.add([(1, x[5]), (-1, x[4])], -10)
        solver.solve()
        #expect(solver.takeConflicts().map(\.broken) == [links[4]])
        solver.remove(links[0])
        #expect(solver.solved(x) == [0, 120, 130, 140, 150, 160, 170, 180, 190, 200])
    }

    @Test("equations that need each other are solved together")
    func cycle() {
        let x = solver.makeVariables(2)
        solver.add([(1, x[0]), (1, x[1])], -10)
        let difference = solver.add([(1, x[0]), (-1, x[1])], -2)
        #expect(solver.solved(x) == [6, 4])
        solver.setConstant(0, of: difference)
        #expect(solver.solved(x) == [5, 5])
    }

    @Test("three of the same width share what there is (scene constraints_chain)")
    func equalWidths() {
        let left = solver.makeVariables(3), width = solver.makeVariables(3)
        solver.add([(1, left[0])], -12)
        solver.add([(1, left[1]), (-1, left[0]), (-1, width[0])], -8)
        solver.add([(1, left[2]), (-1, left[1]), (-1, width[1])], -8)
        solver.add([(1, left[2]), (1, width[2])], 12 - 320)
        solver.add([(1, width[1]), (-1, width[0])], 0)
        solver.add([(1, width[2]), (-1, width[0])], 0)
        for (value, expected) in zip(solver.solved(width), [280.0 / 3, 280.0 / 3, 280.0 / 3]) { #expect(abs(value - expected) < 1e-9) }
        for (value, expected) in zip(solver.values(of: left), [12, 340.0 / 3, 644.0 / 3]) { #expect(abs(value - expected) < 1e-9) }
    }

    @Test("terms of one variable are added up, terms of 0 do not count")
    func termsOfOneVariable() {
        let x = solver.makeVariables(2)
        solver.add([(1, x[0]), (2, x[0]), (0, x[1])], -12)
        solver.add([(1, x[1]), (1, x[0]), (-1, x[0])], -3)
        #expect(solver.solved(x) == [4, 3])
        let y = solver.makeVariable()
        solver.add([(1, y), (1, x[1]), (-1, y)], -3)
        #expect(solver.solved(y) == 0)
        #expect(solver.isAmbiguous(y))
    }

    @Test("the place of a definition is taken by another one that says the same variable")
    func replacedDefinition() {
        let x = solver.makeVariables(3)
        let height = solver.add([(1, x[0])], -44)
        solver.add([(1, x[1]), (-2, x[0])], 0)
        solver.add([(1, x[2]), (-1, x[1])], 0, .greaterThanOrEqual)
        solver.add([(1, x[2])], -10, .equal, at: 500)
        #expect(solver.solved(x) == [44, 88, 88])
        solver.remove(height)
        solver.add([(1, x[0])], -60)
        #expect(solver.solved(x) == [60, 120, 120])
    }

    @Test("a variable may be removed and its place be taken by another one")
    func removedVariable() {
        let x = solver.makeVariable()
        let constraint = solver.add([(1, x)], -10)
        solver.solve()
        _ = solver.takeChanges()
        solver.remove(constraint)
        solver.remove(x)
        let y = solver.makeVariable()
        #expect(solver.solved(y) == 0)
        #expect(solver.takeChanges() == [])
        solver.add([(1, y)], -20)
        #expect(solver.solved(y) == 20)
        #expect(solver.takeChanges() == [y])
    }
}
