@testable import LayoutEngine
import Testing

/// Required constraints that contradict each other.
@Suite struct ConflictTests {
    private let solver = LayoutSolver()

    private func add(
        _ terms: [(Double, LayoutVariable)], _ constant: Double, _ relation: LayoutRelation = .equal, _ priority: Float = 1000
    ) -> LayoutConstraintID {
        solver.add(terms.map { LayoutTerm(variable: $0.1, coefficient: $0.0) }, constant, relation, priority: priority)
    }

    @Test("the newest of two gives in, is told of once, and holds again when the other goes")
    func twoEqualities() {
        let x = solver.makeVariable()
        let first = add([(1, x)], -10)
        let second = add([(1, x)], -20)
        solver.solve()
        #expect(solver.value(of: x) == 10)
        #expect(solver.takeConflicts() == [LayoutConflict(constraints: [first, second], broken: second)])
        let other = solver.makeVariable()
        _ = add([(1, other)], -1)
        solver.solve()
        #expect(solver.takeConflicts() == [])
        solver.remove(first)
        solver.solve()
        #expect(solver.value(of: x) == 20)
        #expect(solver.takeConflicts() == [])
    }

    @Test("an edit settles a conflict, another one brings it back")
    func edits() {
        let x = solver.makeVariable()
        let lower = add([(1, x)], -100, .greaterThanOrEqual)
        let upper = add([(1, x)], -50, .lessThanOrEqual)
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
        let lower = add([(1, x)], -100, .greaterThanOrEqual)
        let equal = add([(1, x)], -50)
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
        let start = add([(1, x[0])], 0)
        let steps = (1..<4).map { add([(1, x[$0]), (-1, x[$0 - 1])], -10) }
        let aside = solver.makeVariable()
        _ = add([(1, aside), (-1, x[2])], -3)
        let end = add([(1, x[3])], -50)
        solver.solve()
        #expect(solver.takeConflicts() == [LayoutConflict(constraints: [start] + steps + [end], broken: end)])
        #expect(x.map { solver.value(of: $0) } == [0, 10, 20, 30])
        #expect(solver.value(of: aside) == 23)
    }

    @Test("a broken constraint is kept as well as the others allow, before all optional ones")
    func brokenBeforeOptional() {
        let x = solver.makeVariable()
        _ = add([(1, x)], 0, .greaterThanOrEqual)
        _ = add([(1, x)], -100, .lessThanOrEqual)
        let broken = add([(1, x)], -150)
        _ = add([(1, x)], -20, .equal, 999)
        solver.solve()
        #expect(solver.takeConflicts().map(\.broken) == [broken])
        #expect(solver.value(of: x) == 100)
    }
}
