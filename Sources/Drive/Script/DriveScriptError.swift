/// Why a drive script cannot be read or could not go on: the place and the reason.
public struct DriveScriptError: Error, Equatable, Sendable, CustomStringConvertible {
    public var file: String
    /// Counted from one.
    public var line: Int
    public var reason: String

    public init(file: String, line: Int, reason: String) {
        self.file = file
        self.line = line
        self.reason = reason
    }

    public var description: String { "\(file):\(line): \(reason)" }
}
