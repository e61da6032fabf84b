@testable import LayoutEngine

/// Constraints as a plain list, to judge values by, and a slow search for the best ones that shares nothing with the solver.
struct PlainSystem {
    struct Constraint {
        /// By the number of the variable.
        var coefficients: [Int: Double]
        var constant: Double
        var relation: LayoutRelation
        var priority: Float
        /// One more than the number of constraints that were added before.
        var age = 1

        func error(_ values: [Double]) -> Double {
            let sum = coefficients.reduce(constant) { $0 + $1.value * values[$1.key] }
            switch relation {
            case .equal: return abs(sum)
            case .lessThanOrEqual: return max(0, sum)
            case .greaterThanOrEqual: return max(0, -sum)
            }
        }
    }

    var variables: Int
    /// In the order of adding.
    var constraints: [Constraint] = []

    /// The sums of the errors for each priority, the highest first; last those of all optional constraints, weighted by their age.
    func errors(_ values: [Double]) -> [Double] {
        let priorities = Set(constraints.map(\.priority)).sorted(by: >)
        let sums = priorities.map { priority in
            constraints.reduce(0) { $1.priority == priority ? $0 + $1.error(values) : $0 }
        }
        let aged = constraints.reduce(0) { $1.priority < 1000 ? $0 + $1.error(values) * Double($1.age) : $0 }
        return sums + [aged]
    }

    /// The least errors there can be. Costs are convex and piecewise linear, so they are least where as many constraints as there are variables
    /// just hold; variables that are left open may be 0.
    func leastErrors() -> [Double] {
        var planes = constraints.map { constraint in
            (0..<variables).map { constraint.coefficients[$0] ?? 0 } + [-constraint.constant]
        }
        planes += (0..<variables).map { variable in (0...variables).map { $0 == variable ? 1 : 0 } }
        var best: [Double]?
        Self.forEachChoice(of: variables, from: planes.count) { choice in
            guard let values = Self.solve(choice.map { planes[$0] }) else { return }
            let errors = errors(values)
            if best.map({ Self.isLess(errors, than: $0) }) ?? true { best = errors }
        }
        return best ?? []
    }

    /// Compares errors from the highest priority on; differences that come of rounding do not count.
    static func isLess(_ one: [Double], than other: [Double], by tolerance: Double = 1e-6) -> Bool {
        for (first, second) in zip(one, other) where abs(first - second) > tolerance * max(1, abs(first)) { return first < second }
        return false
    }

    private static func forEachChoice(of count: Int, from total: Int, _ body: ([Int]) -> Void) {
        var choice = Array(0..<count)
        while true {
            body(choice)
            guard let place = choice.indices.last(where: { choice[$0] < total - count + $0 }) else { return }
            choice[place] += 1
            for next in choice.indices where next > place { choice[next] = choice[next - 1] + 1 }
        }
    }

    /// Gauss's elimination: each row has the coefficients, then what they come to.
    private static func solve(_ system: [[Double]]) -> [Double]? {
        var rows = system
        for column in rows.indices {
            let pivot = (column..<rows.count).max { abs(rows[$0][column]) < abs(rows[$1][column]) }!
            if abs(rows[pivot][column]) < 1e-9 { return nil }
            rows.swapAt(pivot, column)
            for row in rows.indices where row != column {
                let factor = rows[row][column] / rows[column][column]
                for place in rows[row].indices { rows[row][place] -= factor * rows[column][place] }
            }
        }
        return rows.indices.map { rows[$0][rows.count] / rows[$0][$0] }
    }
}
