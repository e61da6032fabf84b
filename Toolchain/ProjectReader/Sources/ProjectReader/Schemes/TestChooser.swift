import Foundation

/// The unit tests that a scheme runs.
struct TestChooser {
    struct Chosen {
        let target: ProjectTarget
        var skipped: [String] = []
        var selected: [String]?
        var surroundings: Scheme.Surroundings
    }

    let workspace: Workspace

    func tests(of scheme: Scheme, app: ProjectTarget) -> [Chosen] {
        let surroundings = scheme.test ?? scheme.launch
        if let chosen = planned(scheme, surroundings) { return chosen }
        if !scheme.testables.isEmpty {
            return scheme.testables.compactMap { testable in
                unitTests(testable.target).map {
                    Chosen(target: $0, skipped: testable.skipped, selected: testable.selected, surroundings: surroundings)
                }
            }
        }
        return implied(app).map { Chosen(target: $0, surroundings: surroundings) }
    }

    /// A plan comes before what the scheme lists.
    private func planned(_ scheme: Scheme, _ surroundings: Scheme.Surroundings) -> [Chosen]? {
        guard let path = scheme.testPlans.first else { return nil }
        do throws(ProjectError) {
            guard let file = try workspace.location.checkout.existing(path, for: "a test plan of scheme \(scheme.name)") else {
                workspace.report.warn("the test plan \(workspace.location.checkout.relative(path)) does not exist")
                return nil
            }
            let plan = try TestPlan.read(file, report: workspace.report)
            if plan.configurations.count > 1 {
                workspace.report.note("of the \(plan.configurations.count) configurations of the test plan the first is run")
            }
            let own = plan.configurations.first.flatMap { $0.saysAnything ? $0.surroundings : nil }
            return plan.targets.compactMap { entry in
                unitTests(entry.target).map {
                    Chosen(target: $0, skipped: entry.skipped, selected: entry.selected, surroundings: own ?? surroundings)
                }
            }
        } catch {
            workspace.report.warn(error.description)
            return nil
        }
    }

    private func unitTests(_ reference: TargetReferenceID) -> ProjectTarget? {
        guard let target = workspace.target(reference) else { return nil }
        if target.productType == .uiTests { workspace.report.note("\(target.name) are tests of the user interface, which are not run yet") }
        return target.productType == .unitTests ? target : nil
    }

    /// Without a list: the test targets that belong to the app.
    private func implied(_ app: ProjectTarget) -> [ProjectTarget] {
        app.project.targets.filter { target in
            target.productType == .unitTests && (HostOfTests.target(of: target).map { $0 === app } ?? true)
        }
    }
}

/// The app in which unit tests run.
enum HostOfTests {
    /// As the project's attributes say, else the app that the tests wait for.
    static func target(of tests: ProjectTarget) -> ProjectTarget? {
        let project = tests.project
        let attributes = project.root.fields["attributes"]?["TargetAttributes"]?[tests.id]
        let named = attributes?["TestTargetID"]?.string
        let own = tests.dependencies.compactMap { if case .own(let id) = $0 { id } else { nil } }
        return ([named].compactMap { $0 } + own).lazy.compactMap { id in
            project.targets.first { $0.id == id && $0.productType == .application }
        }.first
    }
}
