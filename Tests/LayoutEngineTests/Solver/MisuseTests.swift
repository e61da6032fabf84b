import Testing

@testable import LayoutEngine

/// Programming errors stop the program.
@Suite struct MisuseTests {
    @Test("a variable that constraints name cannot be removed")
    func variableInUse() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let solver = LayoutSolver()
            let x = solver.makeVariable()
            solver.add([(1, x)], 0)
            solver.remove(x)
        }
        expect("A layout variable was removed that constraints still name.", in: result)
    }

    @Test("a removed variable cannot be used")
    func removedVariable() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let solver = LayoutSolver()
            let x = solver.makeVariable()
            solver.remove(x)
            solver.add([(1, x)], 0)
        }
        expect("A layout variable was used that has been removed", in: result)
    }

    @Test("a removed constraint cannot be used, though another one may have taken its place")
    func removedConstraint() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let solver = LayoutSolver()
            let x = solver.makeVariable()
            let constraint = solver.add([(1, x)], 0)
            solver.remove(constraint)
            solver.solve()
            solver.add([(1, x)], 0)
            solver.setConstant(1, of: constraint)
        }
        expect("A layout constraint was used that has been removed", in: result)
    }

    @Test("numbers have to be finite")
    func finiteNumbers() async {
        let constant = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            LayoutSolver().add([], .infinity)
        }
        expect("The constant of a layout constraint is not finite.", in: constant)
        let edit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let solver = LayoutSolver()
            solver.setConstant(.nan, of: solver.add([], 0))
        }
        expect("The constant of a layout constraint is not finite.", in: edit)
        let factor = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let solver = LayoutSolver()
            solver.add([(.nan, solver.makeVariable())], 0)
        }
        expect("A term of a layout constraint is not finite.", in: factor)
    }

    @Test("priorities are above 0", arguments: [0, -1] as [Float])
    func priorities(priority: Float) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [priority] in
            LayoutSolver().add([], 0, .equal, at: priority)
        }
        expect("The priority of a layout constraint is not above 0.", in: result)
    }

    private func expect(_ message: String, in result: ExitTest.Result?) {
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains(message))
    }
}
