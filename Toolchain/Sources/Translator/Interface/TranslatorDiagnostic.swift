/// Something in a source that cannot be translated, with its location and what to do about it.
public struct TranslatorDiagnostic: Sendable, Equatable {
    public enum Severity: String, Sendable {
        case error, warning
    }

    public let severity: Severity
    public let path: String
    /// From 1.
    public let line: Int
    /// From 1, in UTF-8 bytes, as the compiler counts.
    public let column: Int
    /// The mistake, without a full stop.
    public let message: String
    /// The alternative for the author.
    public let remedy: String

    /// The message in the compiler's own form, without the source line.
    public var rendered: String { "\(path):\(line):\(column): \(severity.rawValue): \(message); \(remedy)" }
}
