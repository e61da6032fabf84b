/// Why an option of the command line cannot be understood.
public struct LaunchOptionError: Error, Equatable, Sendable, CustomStringConvertible {
    public var description: String

    init(_ description: String) {
        self.description = description
    }
}
