import Foundation

/// The running and testing of a scheme.
package struct Scheme: Equatable {
    /// A pair of the environment, or an argument alone.
    package struct Argument: Equatable {
        package let name: String
        package var value = ""
    }

    /// The arguments and variables of an action, those that are switched off left out.
    package struct Surroundings: Equatable {
        package var arguments: [String] = []
        package var environment: [Argument] = []
        package var language: String?
        package var region: String?
    }

    package struct Testable: Equatable {
        package let target: TargetReferenceID
        /// `Class` or `Class/method`.
        package var skipped: [String] = []
        /// Nil is all.
        package var selected: [String]?
    }

    package let name: String
    package internal(set) var configuration = "Debug"
    package internal(set) var testConfiguration = "Debug"
    /// The app; nil where the scheme runs none.
    package internal(set) var runnable: TargetReferenceID?
    package internal(set) var launch = Surroundings()
    /// Those of the tests; nil where they are those of the launch.
    package internal(set) var test: Surroundings?
    package internal(set) var testables: [Testable] = []
    package internal(set) var testPlans: [String] = []
    /// All targets that are built.
    package internal(set) var built: [TargetReferenceID] = []
    package internal(set) var makesTestPlan = false
    /// Scripts before and after actions, which are not run.
    package internal(set) var scripts = 0

    package init(name: String) { self.name = name }
}
