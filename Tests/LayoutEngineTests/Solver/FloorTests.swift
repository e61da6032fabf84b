@testable import LayoutEngine
import Testing

/// Lengths that are never negative.
@Suite struct FloorTests {
    private let solver = LayoutSolver()

    @Test("room between margins that are wider than all there is: the margin that was added last gives in, until there is room")
    func margins() {
        let outer = solver.makeVariable(isLength: true)
        let (left, width) = (solver.makeVariable(), solver.makeVariable(isLength: true))
        let given = solver.add([LayoutTerm(variable: outer, coefficient: 1)], 0, .equal, priority: 1000, givesInLast: true)
        let leading = solver.add([(1, left)], -8)
        let trailing = solver.add([(1, left), (1, width), (-1, outer)], 8)
        solver.solve()
        #expect(solver.value(of: width) == 0)
        #expect(solver.value(of: left) == 8)
        #expect(solver.takeConflicts() == [LayoutConflict(constraints: [given, leading, trailing], broken: trailing)])
        solver.setConstant(-100, of: given)
        solver.solve()
        #expect(solver.value(of: width) == 84)
        #expect(solver.takeConflicts().isEmpty)
        solver.setConstant(-4, of: given)
        solver.solve()
        #expect(solver.value(of: width) == 0)
        #expect(solver.takeConflicts().count == 1)
    }

    @Test("a length without a wish does not take what others lack")
    func optional() {
        let (text, icon) = (solver.makeVariable(isLength: true), solver.makeVariable(isLength: true))
        _ = solver.add([(1, text), (1, icon)], -300)
        _ = solver.add([(1, text)], -500, .greaterThanOrEqual, at: 750)
        solver.solve()
        #expect(solver.value(of: text) == 300)
        #expect(solver.value(of: icon) == 0)
        #expect(solver.takeConflicts().isEmpty)
    }

    @Test("places may be negative, and a length goes with its floor")
    func removal() {
        let (place, length) = (solver.makeVariable(), solver.makeVariable(isLength: true))
        _ = solver.add([(1, place)], 10)
        let negative = solver.add([(1, length)], 20)
        solver.solve()
        #expect(solver.value(of: place) == -10)
        #expect(solver.value(of: length) == 0)
        #expect(solver.takeConflicts() == [LayoutConflict(constraints: [negative], broken: negative)])
        solver.remove(negative)
        solver.remove(length)
        let next = solver.makeVariable()
        _ = solver.add([(1, next)], 5)
        solver.solve()
        #expect(solver.value(of: next) == -5)
        #expect(solver.takeConflicts().isEmpty)
    }
}
