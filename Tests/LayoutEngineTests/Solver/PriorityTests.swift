import Testing

@testable import LayoutEngine

/// "priorities" and "stack" of the figures that were measured.
@Suite struct PriorityTests {
    private let solver = LayoutSolver()

    @Test("a higher priority wins outright, however many and strong the lower ones are")
    func higherWins() {
        let x = solver.makeVariable()
        for place in 0..<1_000 { solver.add([(1_000, x)], Double(-1_000 * (500 + place % 3)), .equal, at: 749) }
        let higher = solver.add([(0.001, x)], -0.1, .equal, at: 750)
        #expect(abs(solver.solved(x) - 100) < 1e-6)
        solver.setPriority(748, of: higher)
        #expect(solver.solved(x) == 501)
    }

    @Test("a required inequality beats an equality at 999")
    func requiredInequality() {
        let x = solver.makeVariable()
        solver.add([(1, x)], -50, .equal, at: 999)
        let bound = solver.add([(1, x)], -80, .greaterThanOrEqual)
        #expect(solver.solved(x) == 80)
        solver.remove(bound)
        #expect(solver.solved(x) == 50)
    }

    @Test("within a priority the sum of the errors is least")
    func leastSum() {
        let x = solver.makeVariable()
        for target in [10.0, 20, 90] { solver.add([(1, x)], -target, .equal, at: 500) }
        #expect(solver.solved(x) == 20)
    }

    @Test("a thousand equal priorities meet in the middle")
    func thousandEqual() {
        let x = solver.makeVariable()
        for place in 0..<1_001 { solver.add([(1, x)], -Double(place * 7_919 % 1_001), .equal, at: 500) }
        #expect(solver.solved(x) == 500)
    }

    @Test("a thousand different priorities are obeyed in their order")
    func thousandDifferent() {
        let x = solver.makeVariables(2)
        var constraints: [LayoutConstraintID] = []
        for priority in 1...999 { constraints.append(solver.add([(1, x[priority % 2])], -Double(priority), .equal, at: Float(priority))) }
        #expect(solver.solved(x) == [998, 999])
        for constraint in constraints.suffix(400) { solver.remove(constraint) }
        #expect(solver.solved(x) == [598, 599])
    }

    /// Labels beside each other, 8 points apart, from 0 to a width.
    private func makeRow(of sizes: [Double], width: Double) -> (widths: [LayoutVariable], edge: LayoutConstraintID) {
        let left = solver.makeVariables(sizes.count), widths = solver.makeVariables(sizes.count)
        for place in sizes.indices {
            solver.add([(1, widths[place])], 0, .greaterThanOrEqual)
            solver.add([(1, widths[place])], -sizes[place], .lessThanOrEqual, at: 250)
            solver.add([(1, widths[place])], -sizes[place], .greaterThanOrEqual, at: 750)
            if place == 0 {
                solver.add([(1, left[0])], 0)
            } else {
                solver.add([(1, left[place]), (-1, left[place - 1]), (-1, widths[place - 1])], -8)
            }
        }
        let edge = solver.add([(1, left[sizes.count - 1]), (1, widths[sizes.count - 1])], -width)
        return (widths, edge)
    }

    @Test("of labels with equal hugging the first stretches")
    func firstStretches() {
        #expect(solver.solved(makeRow(of: [29.5, 29, 41.5], width: 300).widths) == [213.5, 29, 41.5])
    }

    @Test("of labels with equal compression resistance the first shrinks")
    func firstShrinks() {
        #expect(solver.solved(makeRow(of: [76.5, 94], width: 120).widths) == [18, 94])
    }

    @Test("the first gives in whatever widths there have been before", arguments: 0..<10)
    func firstGivesInAfterEdits(seed: Int) {
        var generator = Generator(seed: seed)
        let sizes = [40.0, 30, 50, 20]
        let (widths, edge) = makeRow(of: sizes, width: 300)
        for _ in 0..<50 {
            let width = Double(generator.number(60...400))
            solver.setConstant(-width, of: edge)
            let free = width - 24 - sizes.reduce(0, +)
            var expected = sizes
            expected[0] += free
            // With compression the first shrinks to nothing, then the next one.
            for place in 0..<3 where expected[place] < 0 {
                expected[place + 1] += expected[place]
                expected[place] = 0
            }
            #expect(solver.solved(widths) == expected)
        }
    }

    @Test("priorities may change at any time")
    func changedPriorities() {
        let x = solver.makeVariable()
        let first = solver.add([(1, x)], -10, .equal, at: 400)
        let second = solver.add([(1, x)], -20, .equal, at: 300)
        #expect(solver.solved(x) == 10)
        solver.setPriority(500, of: second)
        #expect(solver.solved(x) == 20)
        solver.setPriority(1000, of: first)
        #expect(solver.solved(x) == 10)
        solver.setPriority(250.5, of: first)
        #expect(solver.solved(x) == 20)
        solver.setPriority(250.25, of: second)
        #expect(solver.solved(x) == 10)
    }
}
