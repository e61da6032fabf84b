@testable import LayoutEngine
import Testing

/// A solver that has seen changes, and the constraints that are left of them.
final class SolverHistory {
    let solver = LayoutSolver()
    let variables: [LayoutVariable]
    /// In the order of adding.
    private(set) var constraints: [(id: LayoutConstraintID, plain: PlainSystem.Constraint)] = []
    private var added = 0

    init(variables count: Int) {
        let solver = solver
        variables = (0..<count).map { _ in solver.makeVariable() }
    }

    func add(_ constraint: PlainSystem.Constraint) {
        var plain = constraint
        added += 1
        plain.age = added
        constraints.append((Self.add(plain, to: solver, variables), plain))
    }

    func removeConstraint(_ generator: inout Generator) {
        removeConstraint(at: generator.number(0...constraints.count - 1))
    }

    func removeConstraint(at place: Int) {
        solver.remove(constraints.remove(at: place).id)
    }

    /// Adds a constraint, or removes or changes one. All required ones hold at a point.
    func change(keeping point: [Double], _ generator: inout Generator) {
        if constraints.isEmpty || generator.number(0...9) < 5 { return add(RandomSystem.constraint(keeping: point, &generator)) }
        let place = generator.number(0...constraints.count - 1)
        let id = constraints[place].id
        switch generator.number(0...9) {
        case 0..<5:
            removeConstraint(&generator)
        case 5..<9:
            let constant = RandomSystem.constant(for: constraints[place].plain, keeping: point, &generator)
            edit(place, constant)
        default:
            constraints[place].plain.priority = generator.element([1000, 750, 600, 250])
            let constant = RandomSystem.constant(for: constraints[place].plain, keeping: point, &generator)
            edit(place, constant)
            solver.setPriority(constraints[place].plain.priority, of: id)
        }
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }

    private var plainSystem: PlainSystem { PlainSystem(variables: variables.count, constraints: constraints.map(\.plain)) }

    func expectLeastErrors(of system: PlainSystem, sourceLocation: SourceLocation = #_sourceLocation) {
        solver.solve()
        let errors = system.errors(values)
        let least = system.leastErrors()
        #expect(!PlainSystem.isLess(least, than: errors), "\(system) \(values)", sourceLocation: sourceLocation)
    }

    /// Changes the constant of a constraint.
    func edit(_ place: Int, _ constant: Double) {
        constraints[place].plain.constant = constant
        solver.setConstant(constant, of: constraints[place].id)
    }

    /// Compares with a solver that has seen nothing but the constraints that are left: the errors, and values that are not left open.
    func expectValuesOfFreshSolver(sourceLocation: SourceLocation = #_sourceLocation) {
        let (fresh, freshVariables) = expectErrorsOfFreshSolver(sourceLocation: sourceLocation)
        for (variable, freshVariable) in zip(variables, freshVariables) where !fresh.isAmbiguous(freshVariable) {
            let (value, freshValue) = (solver.value(of: variable), fresh.value(of: freshVariable))
            #expect(abs(value - freshValue) < 1e-6, "\(plainSystem)", sourceLocation: sourceLocation)
        }
    }

    @discardableResult
    func expectErrorsOfFreshSolver(
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> (fresh: LayoutSolver, variables: [LayoutVariable]) {
        solver.solve()
        let fresh = LayoutSolver()
        let freshVariables = variables.map { _ in fresh.makeVariable() }
        var ages = 0
        for constraint in constraints {
            // The age of a constraint counts what was added before and may have been removed.
            for _ in ages..<constraint.plain.age - 1 { fresh.remove(fresh.add([], 0, .equal, priority: 1)) }
            ages = constraint.plain.age
            _ = Self.add(constraint.plain, to: fresh, freshVariables)
        }
        fresh.solve()
        let freshValues = freshVariables.map { fresh.value(of: $0) }
        let (errors, freshErrors) = (plainSystem.errors(values), plainSystem.errors(freshValues))
        let isSame = zip(errors, freshErrors).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($0)) }
        #expect(isSame, "\(errors) \(freshErrors) of \(plainSystem)", sourceLocation: sourceLocation)
        #expect(solver.takeConflicts().isEmpty, sourceLocation: sourceLocation)
        #expect(fresh.takeConflicts().isEmpty, sourceLocation: sourceLocation)
        return (fresh, freshVariables)
    }

    private static func add(
        _ plain: PlainSystem.Constraint, to solver: LayoutSolver, _ variables: [LayoutVariable]
    ) -> LayoutConstraintID {
        let terms = plain.coefficients.sorted { $0.key < $1.key }.map {
            LayoutTerm(variable: variables[$0.key], coefficient: $0.value)
        }
        return solver.add(terms, plain.constant, plain.relation, priority: plain.priority)
    }
}
