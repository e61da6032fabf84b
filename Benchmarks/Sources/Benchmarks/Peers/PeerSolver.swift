import LayoutEngine

/// Systems of constraints without views: cells of twelve, each in a solver of its own, and rows below each other in one.
@MainActor
enum PeerSolver {
    private static let cellCount = 1000

    static func run() {
        var cells: [(solver: LayoutSolver, cell: ConstraintCell)] = []
        PeerWork.report("solver-cell", PeerWork.milliseconds { cells = (0..<cellCount).map { _ in makeCell() } })
        let change = PeerWork.milliseconds {
            for (index, (solver, cell)) in cells.enumerated() { cell.setWidth(Double(390 + index % 100), in: solver) }
        }
        PeerWork.report("solver-cell-width", change)
        for (name, count) in [("solver-chain", 1_000), ("solver-long-chain", 10_000)] {
            PeerWork.report(name, PeerWork.milliseconds { _ = ConstraintChain(rows: count / 4) })
        }
    }

    private static func makeCell() -> (LayoutSolver, ConstraintCell) {
        let solver = LayoutSolver()
        let cell = ConstraintCell(in: solver)
        solver.solve()
        return (solver, cell)
    }
}
