/// How one test went.
package struct TestRecord: Equatable {
    package enum Outcome: Equatable {
        case passed
        case skipped
        /// With what was notified of it, each with its location.
        case failed([String])
    }

    package var suite: String
    package var name: String
    /// In seconds.
    package var duration: Double
    package var outcome: Outcome
}
