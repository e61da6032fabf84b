import Foundation

/// The app that is built, what it needs, and its tests.
package struct AppPlan {
    package let name: String
    /// A library where the workspace has no app that will do (`AppPlanner.Choice.Purpose`).
    package let app: TargetPlan
    /// Modules of the workspace, those that others need before them.
    package let libraries: [TargetPlan]
    package let tests: [TestTargetPlan]
    package let scheme: Scheme
    package let configuration: String
    package let checkout: Checkout
    /// The modules that can be imported, those of the project left out.
    package let available: Set<String>

    package var targets: [TargetPlan] { libraries + [app] + tests.map(\.plan) }
    package var runs: Bool { app.productType == .application }
}

/// A target of tests.
package struct TestTargetPlan {
    /// Where the tests run.
    package enum Place: String {
        /// Inside of the launched app.
        case hosted
        /// In a process without an app.
        case alone
        /// In a process of their own, which uses the app from outside.
        case interface
    }

    /// One time that the tests run, with what.
    package struct Run {
        /// The name of the test plan's configuration; empty where there is one alone.
        package let name: String
        package let surroundings: Scheme.Surroundings
    }

    package let plan: TargetPlan
    package let place: Place
    package let skipped: [String]
    package let selected: [String]?
    package let runs: [Run]
}
