import Testing

@testable import LayoutEngine

/// Required constraints that nobody has made sure to have a solution.
@Suite struct RandomConflictTests {
    @Test("what does not hold has been told of, with constraints that have no solution", arguments: 0..<16)
    func conflicts(seed: Int) {
        var generator = Generator(seed: seed + 5_000)
        let history = SolverHistory(variables: generator.number(1...3))
        var told: [LayoutConstraintID] = []
        for _ in 0..<60 {
            let point = RandomSystem.point(of: history.variables.count, &generator)
            if history.constraints.count < 6 { history.change(keeping: point, &generator) } else { history.removeConstraint(&generator) }
            history.solver.solve()
            for conflict in history.solver.takeConflicts() {
                expectContradiction(conflict, in: history)
                told.append(conflict.broken)
            }
            told.removeAll { id in !history.constraints.contains { $0.id == id && $0.plain.error(history.values) > 1e-6 } }
            for constraint in history.constraints where constraint.plain.priority >= 1000 {
                let error = constraint.plain.error(history.values)
                #expect(error < 1e-5 || told.contains(constraint.id), "\(constraint) is off by \(error)")
            }
        }
    }

    private func expectContradiction(_ conflict: LayoutConflict, in history: SolverHistory) {
        #expect(conflict.constraints.contains(conflict.broken))
        var system = PlainSystem(variables: history.variables.count)
        system.constraints = history.constraints.filter { conflict.constraints.contains($0.id) }.map(\.plain)
        #expect(system.constraints.count == conflict.constraints.count)
        #expect(system.constraints.allSatisfy { $0.priority == 1000 })
        #expect(system.leastErrors()[0] > 1e-6, "\(system) has a solution")
        for place in system.constraints.indices where system.constraints.count > 1 {
            var smaller = system
            smaller.constraints.remove(at: place)
            #expect(smaller.leastErrors()[0] < 1e-5, "\(system) is no minimal contradiction")
        }
    }

    @Test("when contradictions go, values are those of a solver that never saw them", arguments: 0..<30)
    func recovery(seed: Int) {
        var generator = Generator(seed: seed + 9_000)
        let history = SolverHistory(variables: generator.number(2...6))
        let point = RandomSystem.point(of: history.variables.count, &generator)
        for _ in 0..<15 {
            for _ in 0..<generator.number(1...6) { history.add(RandomSystem.constraint(keeping: point, &generator)) }
            let other = RandomSystem.point(of: history.variables.count, &generator)
            let kept = history.constraints.count
            for _ in 0..<generator.number(1...4) { history.add(RandomSystem.constraint(keeping: other, &generator)) }
            history.solver.solve()
            while history.constraints.count > kept { history.removeConstraint(at: generator.number(kept...history.constraints.count - 1)) }
            _ = history.solver.takeConflicts()
            history.expectValuesOfFreshSolver()
        }
    }
}
