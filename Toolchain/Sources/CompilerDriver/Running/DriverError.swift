/// Something the driver cannot do, with what to do about it.
package struct DriverError: Error, Equatable, CustomStringConvertible {
    /// The mistake, without a full stop.
    package let message: String
    /// The remedy.
    package let remedy: String

    package init(_ message: String, remedy: String) {
        self.message = message
        self.remedy = remedy
    }

    /// In the form in which build systems recognize an error.
    package var description: String { "forastero: error: \(message); \(remedy)" }
}
