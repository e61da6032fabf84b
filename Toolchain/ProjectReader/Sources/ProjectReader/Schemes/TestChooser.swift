import Foundation

/// The tests that a scheme runs.
struct TestChooser {
    struct Chosen {
        let target: ProjectTarget
        var skipped: [String] = []
        var selected: [String]?
        var runs: [TestTargetPlan.Run]
    }

    let workspace: Workspace

    /// `app` is a library where none runs.
    func tests(of scheme: Scheme, app: ProjectTarget) -> [Chosen] {
        let surroundings = scheme.test ?? scheme.launch
        if let chosen = planned(scheme, app, surroundings) { return chosen }
        let runs = [TestTargetPlan.Run(name: "", surroundings: surroundings)]
        if !scheme.testables.isEmpty {
            return scheme.testables.compactMap { testable in
                tests(testable.target, app).map {
                    Chosen(target: $0, skipped: testable.skipped, selected: testable.selected, runs: runs)
                }
            }
        }
        return implied(app).map { Chosen(target: $0, runs: runs) }
    }

    /// A plan comes before what the scheme lists. Each of its configurations is a run of its own.
    private func planned(_ scheme: Scheme, _ app: ProjectTarget, _ surroundings: Scheme.Surroundings) -> [Chosen]? {
        guard let path = scheme.testPlans.first else { return nil }
        do throws(ProjectError) {
            guard let file = try workspace.location.checkout.existing(path, for: "a test plan of scheme \(scheme.name)") else {
                workspace.report.warn("the test plan \(workspace.location.checkout.relative(path)) does not exist")
                return nil
            }
            let plan = try TestPlan.read(file, report: workspace.report)
            let runs = plan.configurations.map { configuration in
                TestTargetPlan.Run(
                    name: plan.configurations.count > 1 ? configuration.name : "",
                    surroundings: configuration.saysAnything ? configuration.surroundings : surroundings)
            }
            return plan.targets.compactMap { entry in
                tests(entry.target, app).map {
                    Chosen(target: $0, skipped: entry.skipped, selected: entry.selected, runs: runs)
                }
            }
        } catch {
            workspace.report.warn(error.description)
            return nil
        }
    }

    private func tests(_ reference: TargetReferenceID, _ app: ProjectTarget) -> ProjectTarget? {
        guard let target = workspace.target(reference), let type = target.productType else { return nil }
        guard PlatformOfTarget.isIOS(target) else {
            workspace.report.note("\(target.name) are tests for another system, and are left out")
            return nil
        }
        // Only an app can be used from outside.
        if type == .uiTests, app.productType != .application { return nil }
        if type == .uiTests, let other = HostOfTests.target(of: target), other !== app {
            workspace.report.note("\(target.name) are tests of \(other.name), and are not run with \(app.name)")
            return nil
        }
        return type == .unitTests || type == .uiTests ? target : nil
    }

    /// Without a list: the test targets that belong to the app.
    private func implied(_ app: ProjectTarget) -> [ProjectTarget] {
        let types: [ProductType?] = app.productType == .application ? [.unitTests, .uiTests] : [.unitTests]
        return app.project.targets.filter { target in
            types.contains(target.productType) && PlatformOfTarget.isIOS(target)
                && (HostOfTests.target(of: target).map { $0 === app } ?? true)
        }
    }
}

/// The app in which unit tests run, or which tests of the user interface use.
enum HostOfTests {
    /// As the settings or the project's attributes say, else the app that the tests wait for.
    static func target(of tests: ProjectTarget) -> ProjectTarget? {
        let project = tests.project
        let settings = try? SettingsReader(project: project, configuration: "Debug").settings(of: tests)
        if let name = settings?["TEST_TARGET_NAME"], !name.isEmpty,
            let app = project.targets.first(where: { $0.name == name && $0.productType == .application })
        {
            return app
        }
        let attributes = project.root.fields["attributes"]?["TargetAttributes"]?[tests.id]
        let named = attributes?["TestTargetID"]?.string
        let own = tests.dependencies.compactMap { if case .own(let id) = $0 { id } else { nil } }
        return ([named].compactMap { $0 } + own).lazy.compactMap { id in
            project.targets.first { $0.id == id && $0.productType == .application }
        }.first
    }
}
