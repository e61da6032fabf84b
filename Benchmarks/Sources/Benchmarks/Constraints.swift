import LayoutEngine
import References

/// The arithmetic of Auto Layout, without views.
enum Constraints {
    private static let rounds = 1_000

    @MainActor static let benchmarks = cells + chains(ofConstraints: 1_000) + chains(ofConstraints: 10_000)

    @MainActor private static let cells = [
        Benchmark(name: "cell of 12 constraints, solved by a solver of its own", budget: 5.5, rounds: rounds) { rounds in
            for _ in 0..<rounds {
                let solver = LayoutSolver()
                let cell = ConstraintCell(in: solver)
                solver.solve()
                precondition(solver.value(of: cell.lastEdge) == 359)
            }
        },
        Benchmark(name: "change of the width of a cell of 12 constraints", budget: 0.43, rounds: 10_000) {
            makeWidthChanges(cells: 1)
        },
        Benchmark(
            name: "change of the width of one of 1,000 cells in one solver", atMost: 2, timesOf: "the same of a single cell", rounds: 10_000
        ) {
            (makeWidthChanges(cells: 1_000), makeWidthChanges(cells: 1))
        },
    ]

    /// Changes the width of a cell in the middle again and again.
    @MainActor
    private static func makeWidthChanges(cells count: Int) -> Benchmark.Work {
        let solver = LayoutSolver()
        let cells = (0..<count).map { _ in ConstraintCell(in: solver) }
        solver.solve()
        let cell = cells[count / 2]
        return { rounds in
            for round in 0..<rounds { cell.setWidth(Double(390 + round % 100), in: solver) }
        }
    }

    @MainActor
    private static func chains(ofConstraints count: Int) -> [Benchmark] {
        let rows = count / 4
        return [
            Benchmark(name: "chain of \(count) constraints, added and solved", budget: Double(count) / 2, rounds: 20) { rounds in
                for _ in 0..<rounds {
                    let chain = ConstraintChain(rows: rows)
                    precondition(chain.solver.value(of: chain.lastTop) == Double(rows - 1) * 44)
                }
            },
            Benchmark(name: "change of a height above a chain of \(count) constraints", atMost: 8, timesOf: "sums in C", rounds: 100) {
                let chain = ConstraintChain(rows: rows)
                let plain = reference_chain_create(rows)
                return (
                    { rounds in
                        for round in 0..<rounds {
                            let height = Double(44 + round % 50)
                            chain.solver.setConstant(-height, of: chain.firstHeight)
                            chain.solver.solve()
                            precondition(chain.solver.value(of: chain.lastTop) == Double(rows - 2) * 44 + height)
                        }
                    },
                    { rounds in
                        for round in 0..<rounds {
                            let height = Double(44 + round % 50)
                            precondition(reference_chain_solve(plain, 390, height) == Double(rows - 2) * 44 + height)
                        }
                    }
                )
            },
        ]
    }
}

/// A picture, a title that would like to reach the edge, a subtitle and an accessory.
struct ConstraintCell {
    let width: LayoutConstraintID
    let lastEdge: LayoutVariable

    init(in solver: LayoutSolver) {
        let cell = (width: solver.makeVariable(), height: solver.makeVariable())
        let picture = (left: solver.makeVariable(), top: solver.makeVariable())
        let title = (left: solver.makeVariable(), right: solver.makeVariable(), top: solver.makeVariable())
        let subtitle = (left: solver.makeVariable(), right: solver.makeVariable(), top: solver.makeVariable())
        let accessory = (left: solver.makeVariable(), top: solver.makeVariable())
        width = solver.equate(cell.width, constant: 390)
        solver.equate(cell.height, constant: 44)
        solver.equate(picture.left, constant: 15)
        solver.equate(picture.top, to: cell.height, times: 0.5, constant: -14.5)
        solver.equate(title.left, to: picture.left, constant: 44)
        solver.equate(accessory.left, to: cell.width, constant: -23)
        _ = solver.add(
            [LayoutTerm(variable: title.right, coefficient: 1), LayoutTerm(variable: accessory.left, coefficient: -1)],
            8, .lessThanOrEqual, priority: 1000)
        solver.equate(title.right, to: cell.width, priority: 500)
        solver.equate(title.top, constant: 4)
        solver.equate(subtitle.top, to: title.top, constant: 20)
        solver.equate(subtitle.left, to: title.left)
        solver.equate(subtitle.right, to: title.right)
        solver.equate(accessory.top, to: cell.height, times: 0.5, constant: -6.5)
        lastEdge = subtitle.right
    }

    func setWidth(_ value: Double, in solver: LayoutSolver) {
        solver.setConstant(-value, of: width)
        solver.solve()
        precondition(solver.value(of: lastEdge) == value - 31)
    }
}

/// Rows below each other, with four constraints each.
struct ConstraintChain {
    let solver = LayoutSolver()
    let firstHeight: LayoutConstraintID
    let lastTop: LayoutVariable

    init(rows: Int) {
        let (left, right) = (solver.makeVariable(), solver.makeVariable())
        solver.equate(left, constant: 0)
        solver.equate(right, constant: 390)
        var heights: [LayoutConstraintID] = []
        var above: (top: LayoutVariable, height: LayoutVariable)?
        for _ in 0..<rows {
            let (top, height) = (solver.makeVariable(), solver.makeVariable())
            solver.equate(solver.makeVariable(), to: left, constant: 16)
            solver.equate(solver.makeVariable(), to: right, constant: -16)
            if let above {
                let terms = [
                    LayoutTerm(variable: top, coefficient: 1), LayoutTerm(variable: above.top, coefficient: -1),
                    LayoutTerm(variable: above.height, coefficient: -1),
                ]
                _ = solver.add(terms, 0, .equal, priority: 1000)
            } else {
                solver.equate(top, constant: 0)
            }
            heights.append(solver.equate(height, constant: 44))
            above = (top, height)
        }
        solver.solve()
        firstHeight = heights[0]
        lastTop = above!.top
    }

    /// The last row moves with it.
    func setFirstHeight(_ height: Double) {
        solver.setConstant(-height, of: firstHeight)
        solver.solve()
    }
}

extension LayoutSolver {
    @discardableResult
    fileprivate func equate(
        _ variable: LayoutVariable, to other: LayoutVariable? = nil, times factor: Double = 1, constant: Double = 0, priority: Float = 1000
    ) -> LayoutConstraintID {
        var terms = [LayoutTerm(variable: variable, coefficient: 1)]
        if let other { terms.append(LayoutTerm(variable: other, coefficient: -factor)) }
        return add(terms, -constant, .equal, priority: priority)
    }
}
