@testable import LayoutEngine
import Testing

/// Required constraints that contradict each other.
@Suite struct ConflictTests {
    private let solver = LayoutSolver()

    @Test("the newest of two gives in, is reported once, and holds again when the other goes")
    func twoEqualities() {
        let x = solver.makeVariable()
        let first = solver.add([(1, x)], -10)
        let second = solver.add([(1, x)], -20)
        solver.solve()
        #expect(solver.value(of: x) == 10)
        #expect(solver.takeConflicts() == [LayoutConflict(constraints: [first, second], broken: second)])
        let other = solver.makeVariable()
        _ = solver.add([(1, other)], -1)
        solver.solve()
        #expect(solver.takeConflicts() == [])
        solver.remove(first)
        solver.solve()
        #expect(solver.value(of: x) == 20)
        #expect(solver.takeConflicts() == [])
    }

    @Test("one that gives in last is kept though it is the newest, and gives in to its equals")
    func givesInLast() {
        let x = solver.makeVariable()
        let first = solver.add([(1, x)], -10)
        let given = solver.add([LayoutTerm(variable: x, coefficient: 1)], -20, .equal, priority: 1000, givesInLast: true)
        solver.solve()
        #expect(solver.value(of: x) == 20)
        #expect(solver.takeConflicts() == [LayoutConflict(constraints: [given, first], broken: first)])
        solver.remove(first)
        let newest = solver.add([LayoutTerm(variable: x, coefficient: 1)], -30, .equal, priority: 1000, givesInLast: true)
        solver.solve()
        #expect(solver.value(of: x) == 20)
        #expect(solver.takeConflicts() == [LayoutConflict(constraints: [given, newest], broken: newest)])
    }

    @Test("an edit settles a conflict, another one brings it back")
    func edits() {
        let x = solver.makeVariable()
        let lower = solver.add([(1, x)], -100, .greaterThanOrEqual)
        let upper = solver.add([(1, x)], -50, .lessThanOrEqual)
        solver.solve()
        #expect(solver.takeConflicts() == [LayoutConflict(constraints: [lower, upper], broken: upper)])
        #expect(solver.value(of: x) == 100)
        solver.setConstant(-40, of: lower)
        solver.solve()
        #expect(solver.takeConflicts() == [])
        #expect((40...50).contains(solver.value(of: x)))
        solver.setConstant(-60, of: lower)
        solver.solve()
        #expect(solver.takeConflicts() == [LayoutConflict(constraints: [lower, upper], broken: upper)])
        #expect(solver.value(of: x) == 60)
    }

    @Test("an equality that would define a variable gives in if it is the newest")
    func newestDefinition() {
        let x = solver.makeVariable()
        let lower = solver.add([(1, x)], -100, .greaterThanOrEqual)
        let equal = solver.add([(1, x)], -50)
        solver.solve()
        #expect(solver.takeConflicts() == [LayoutConflict(constraints: [lower, equal], broken: equal)])
        #expect(solver.value(of: x) == 100)
        solver.remove(lower)
        solver.solve()
        #expect(solver.value(of: x) == 50)
    }

    @Test("a conflict names all that take part, through definitions, and nothing else")
    func chain() {
        let x = (0..<4).map { _ in solver.makeVariable() }
        let start = solver.add([(1, x[0])], 0)
        let steps = (1..<4).map { solver.add([(1, x[$0]), (-1, x[$0 - 1])], -10) }
        let aside = solver.makeVariable()
        _ = solver.add([(1, aside), (-1, x[2])], -3)
        let end = solver.add([(1, x[3])], -50)
        solver.solve()
        #expect(solver.takeConflicts() == [LayoutConflict(constraints: [start] + steps + [end], broken: end)])
        #expect(x.map { solver.value(of: $0) } == [0, 10, 20, 30])
        #expect(solver.value(of: aside) == 23)
    }

    @Test("a broken constraint is kept as well as the others allow, before all optional ones")
    func brokenBeforeOptional() {
        let x = solver.makeVariable()
        _ = solver.add([(1, x)], 0, .greaterThanOrEqual)
        _ = solver.add([(1, x)], -100, .lessThanOrEqual)
        let broken = solver.add([(1, x)], -150)
        _ = solver.add([(1, x)], -20, .equal, at: 999)
        solver.solve()
        #expect(solver.takeConflicts().map(\.broken) == [broken])
        #expect(solver.value(of: x) == 100)
    }

    @Test("constraints without terms hold or do not")
    func withoutTerms() {
        let impossible = solver.add([], 5)
        solver.add([], 0)
        solver.add([], 5, .greaterThanOrEqual)
        solver.solve()
        #expect(solver.takeConflicts() == [LayoutConflict(constraints: [impossible], broken: impossible)])
    }

    @Test("the same equality twice is none, until one of them changes")
    func redundancy() {
        let x = solver.makeVariables(2)
        solver.add([(1, x[0]), (1, x[1])], -10)
        solver.add([(1, x[0]), (-1, x[1])], -2)
        let first = solver.add([(2, x[0])], -12)
        #expect(solver.solved(x) == [6, 4])
        #expect(solver.takeConflicts() == [])
        solver.setConstant(-14, of: first)
        solver.solve()
        let conflicts = solver.takeConflicts()
        #expect(conflicts.count == 1 && conflicts[0].constraints.count == 3)
        solver.setConstant(-12, of: first)
        #expect(solver.solved(x) == [6, 4])
        solver.setConstant(-14, of: first)
        solver.solve()
        #expect(solver.takeConflicts().count == 1)
    }

    @Test("a lower priority settles a conflict")
    func lowerPriority() {
        let x = solver.makeVariable()
        let first = solver.add([(1, x)], -10)
        solver.add([(1, x)], -20)
        solver.solve()
        #expect(solver.takeConflicts().count == 1)
        solver.setPriority(999, of: first)
        #expect(solver.solved(x) == 20)
        solver.setPriority(1000, of: first)
        #expect(solver.solved(x) == 10)
        #expect(solver.takeConflicts().count == 1)
    }

    @Test("many conflicts at once are reported one by one")
    func many() {
        let variables = solver.makeVariables(100)
        var broken: [LayoutConstraintID] = []
        for variable in variables {
            solver.add([(1, variable)], -100, .greaterThanOrEqual)
            broken.append(solver.add([(1, variable)], -50))
        }
        #expect(solver.solved(variables) == variables.map { _ in 100 })
        let conflicts = solver.takeConflicts()
        #expect(Set(conflicts.map(\.broken)) == Set(broken))
        #expect(conflicts.allSatisfy { $0.constraints.count == 2 })
    }
}
