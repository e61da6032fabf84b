/// Why a drive script cannot be read or could not go on: the line and the reason.
public struct DriveScriptError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The name of the script.
    public var file: String
    /// Counted from one.
    public var line: Int
    /// In one sentence, without a full stop.
    public var reason: String

    /// Shown as "file:line: reason".
    public init(file: String, line: Int, reason: String) {
        self.file = file
        self.line = line
        self.reason = reason
    }

    public var description: String { "\(file):\(line): \(reason)" }
}
