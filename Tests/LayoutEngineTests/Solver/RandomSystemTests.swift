@testable import LayoutEngine
import Testing

/// Systems that nobody has thought of.
@Suite struct RandomSystemTests {
    @Test("errors are the least there can be", arguments: 0..<40)
    func leastErrors(seed: Int) {
        var generator = Generator(seed: seed)
        for _ in 0..<20 {
            let system = RandomSystem.make(variables: generator.number(1...3), constraints: generator.number(1...9), &generator)
            let history = SolverHistory(variables: system.variables)
            for constraint in system.constraints { history.add(constraint) }
            history.expectLeastErrors(of: system)
        }
    }

    @Test("values do not depend on what has been before", arguments: 0..<24)
    func histories(seed: Int) {
        var generator = Generator(seed: seed + 1_000)
        let history = SolverHistory(variables: generator.number(2...8))
        let point = RandomSystem.point(of: history.variables.count, &generator)
        for _ in 0..<120 {
            history.change(keeping: point, &generator)
            if generator.number(0...2) == 0 { history.expectValuesOfFreshSolver() }
        }
        while !history.constraints.isEmpty {
            history.removeConstraint(&generator)
            history.expectValuesOfFreshSolver()
        }
    }
}
