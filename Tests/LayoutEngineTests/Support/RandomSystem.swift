@testable import LayoutEngine

enum RandomSystem {
    /// Required constraints that hold together, and optional ones that need not.
    static func make(variables: Int, constraints: Int, _ generator: inout Generator) -> PlainSystem {
        let point = point(of: variables, &generator)
        var system = PlainSystem(variables: variables)
        for place in 0..<constraints {
            system.constraints.append(constraint(keeping: point, &generator))
            system.constraints[place].age = place + 1
        }
        return system
    }

    static func point(of variables: Int, _ generator: inout Generator) -> [Double] {
        (0..<variables).map { _ in Double(generator.number(-100...100)) }
    }

    /// Holds at a point if it is required.
    static func constraint(keeping point: [Double], _ generator: inout Generator) -> PlainSystem.Constraint {
        var coefficients: [Int: Double] = [:]
        for _ in 0..<generator.number(1...min(3, point.count)) {
            coefficients[generator.number(0...point.count - 1)] = generator.element([1, 1, 1, -1, -1, 2, -0.5])
        }
        let priority = generator.element([1000, 1000, 1000, 750, 750, 500, 251, 250, 250] as [Float])
        let relation = generator.element([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual] as [LayoutRelation])
        var constraint = PlainSystem.Constraint(
            coefficients: coefficients, constant: 0, relation: relation, priority: priority)
        constraint.constant = constant(for: constraint, keeping: point, &generator)
        return constraint
    }

    static func constant(
        for constraint: PlainSystem.Constraint, keeping point: [Double], _ generator: inout Generator
    ) -> Double {
        let sum = constraint.coefficients.sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value * point[$1.key] }
        if constraint.priority < 1000 { return Double(generator.number(-150...150)) }
        return Double(Int(constraint.relation.rawValue) * generator.number(0...60)) - sum
    }
}
