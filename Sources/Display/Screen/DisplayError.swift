/// Why a screen cannot be opened, and what to do instead.
public struct DisplayError: Error, Equatable, Sendable, CustomStringConvertible {
    /// In one sentence, without a full stop.
    public var reason: String
    /// The advice.
    public var remedy: String

    /// Both as parts of one message: "reason. remedy."
    public init(reason: String, remedy: String) {
        self.reason = reason
        self.remedy = remedy
    }

    public var description: String { "\(reason). \(remedy)." }
}
