/// The file that has the package manager leave the list of tests to the compiler, which fills it in.
enum TestEntryText {
    /// The first line names the module of the app, and those of the tests that run inside of it.
    static func text(for plan: AppPlan) -> String {
        let hosted = plan.tests.filter(\.isHosted).map(\.plan.moduleName)
        return "// forastero-project-tests: \(([plan.app.moduleName] + hosted).joined(separator: " "))\n"
    }
}
