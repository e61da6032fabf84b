/// The file that has the package manager leave the list of tests to the compiler, which fills it in.
enum TestEntryText {
    /// The first line names the module of the app, those of the tests that run inside of it, and with an at sign those that use it from
    /// outside.
    static func text(for plan: AppPlan) -> String {
        func modules(_ place: TestTargetPlan.Place) -> [String] { plan.tests.filter { $0.place == place }.map(\.plan.moduleName) }
        let names = [plan.app.moduleName] + modules(.hosted) + modules(.interface).map { "@" + $0 }
        return "// forastero-project-tests: \(names.joined(separator: " "))\n"
    }
}
