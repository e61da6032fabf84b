import Testing

@testable import LayoutEngine

/// What constraints leave open.
@Suite struct SlackTests {
    private let solver = LayoutSolver()

    @Test("an open variable meets an inequality just so", arguments: [LayoutRelation.lessThanOrEqual, .greaterThanOrEqual])
    func inequality(relation: LayoutRelation) {
        let x = solver.makeVariable()
        let bound = solver.add([(1, x)], -72, relation, at: 751)
        #expect(solver.solved(x) == 72)
        solver.setConstant(-30, of: bound)
        #expect(solver.solved(x) == 30)
        solver.add([(1, x)], -100, relation)
        #expect(solver.solved(x) == (relation == .lessThanOrEqual ? 30 : 100))
    }

    @Test("what is asked for later, at however little weight, counts more than to meet an inequality just so")
    func weak() {
        let x = solver.makeVariable()
        solver.add([(1, x)], -72, .lessThanOrEqual)
        solver.add([(1, x)], -5, .equal, at: 0.001)
        #expect(solver.solved(x) == 5)
    }

    @Test("lengths stay where a place can be moved instead", arguments: [1000, 751] as [Float])
    func lengths(priority: Float) {
        let width = solver.makeVariable(isLength: true), left = solver.makeVariable()
        solver.add([(1, width), (1, left)], -374, .equal, at: priority)
        #expect(solver.solved([left, width]) == [374, 0])
        solver.add([(1, left)], -16)
        #expect(solver.solved([left, width]) == [16, 358])
    }

    @Test("an inequality leaves lengths alone")
    func lengthBounds() {
        let width = solver.makeVariable(isLength: true)
        solver.add([(1, width)], -200, .lessThanOrEqual)
        #expect(solver.solved(width) == 0)
        solver.add([(1, width)], -20, .greaterThanOrEqual)
        #expect(solver.solved(width) == 20)
    }

    @Test("priorities above 1000 are required")
    func beyondRequired() {
        let x = solver.makeVariable()
        solver.add([(1, x)], -3, .equal, at: 10_000)
        solver.add([(1, x)], -4, .equal, at: 999)
        #expect(solver.solved(x) == 3)
    }
}
