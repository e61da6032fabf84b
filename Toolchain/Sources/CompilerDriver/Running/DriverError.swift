/// Something the driver cannot do, with what to do about it.
struct DriverError: Error, Equatable, CustomStringConvertible {
    /// The mistake, without a full stop.
    let message: String
    /// The remedy.
    let remedy: String

    init(_ message: String, remedy: String) {
        self.message = message
        self.remedy = remedy
    }

    /// In the form in which build systems recognize an error.
    var description: String { "forastero: error: \(message); \(remedy)" }
}
