import Foundation

/// The app that is built, what it needs, and its tests.
package struct AppPlan {
    package let name: String
    package let app: TargetPlan
    /// Modules of the workspace, those that others need before them.
    package let libraries: [TargetPlan]
    package let tests: [TestTargetPlan]
    package let scheme: Scheme
    package let configuration: String
    package let checkout: Checkout

    package var targets: [TargetPlan] { libraries + [app] + tests.map(\.plan) }
}

/// A target of unit tests.
package struct TestTargetPlan {
    package let plan: TargetPlan
    /// Whether it runs inside of the launched app.
    package let isHosted: Bool
    package let skipped: [String]
    package let selected: [String]?
    package let surroundings: Scheme.Surroundings
}
