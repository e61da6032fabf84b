/// What is wrong with a predicate's format.
struct PredicateFormatError: Error {
    var reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}
