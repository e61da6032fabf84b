/// The mistake in a line of a script, before anybody says which line.
struct DriveSyntaxError: Error {
    var reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}
