import Foundation

/// The app that the tests are for.
struct TestTarget: Equatable {
    let program: String
    let bundleIdentifier: String

    /// As the command says that runs the tests; nil where nobody said it.
    init?(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard let program = environment["FORASTERO_TEST_APPLICATION"], let identifier = environment["FORASTERO_TEST_BUNDLE_IDENTIFIER"]
        else { return nil }
        self.program = program
        bundleIdentifier = identifier
    }
}
