/// How a run of an app under a monkey, or under a script of one, has ended.
public enum MonkeyOutcome: Equatable, Sendable {
    case fine
    /// It has said what was wrong, and ended itself.
    case failed(String)
    /// A signal has ended it; with what it said before.
    case crashed(signal: Int32, String)
    /// It was still at work with a command after so many seconds of the processor's time.
    case busy(seconds: Double)
    /// It waited in a command for something that did not come, so many seconds long.
    case hung(seconds: Double)

    /// The same for two runs that fail for the same reason; nil for one that does not fail.
    public var cause: String? {
        switch self {
        case .fine: nil
        // The objects of which it is true follow a colon.
        case .failed(let text): "failed: " + Self.withoutNumbers(Self.lastLine(text).split(separator: ":").first.map(String.init) ?? "")
        case .crashed(let signal, let text): "signal \(signal): " + Self.withoutNumbers(Self.fatalLine(text))
        case .busy: "busy"
        case .hung: "hung"
        }
    }

    /// In words; empty where nothing is wrong.
    public var reason: String {
        switch self {
        case .fine: ""
        case .failed(let text): Self.lastLine(text)
        case .crashed(let signal, let text):
            "it crashed with signal \(signal)" + (Self.fatalLine(text).isEmpty ? "" : ": \(Self.fatalLine(text))")
        case .busy(let seconds):
            "it was still at work with the last command after \(Int(seconds)) s of the processor's time: an endless loop, or very slow"
        case .hung(let seconds):
            "it did not come back from the last command: it has waited for \(Int(seconds)) s without using the processor"
        }
    }

    /// The reason follows the position in a script, which is another one in each script.
    private static func lastLine(_ text: String) -> String {
        let line = text.split(separator: "\n").last.map(String.init) ?? ""
        return line.split(separator: ":", maxSplits: 2).count == 3 && line.contains(".drive:")
            ? line.split(separator: ":", maxSplits: 2)[2].trimmingPrefix { $0 == " " }.description : line
    }

    private static func fatalLine(_ text: String) -> String {
        text.split(separator: "\n").last { $0.contains("rror:") }.map(String.init) ?? ""
    }

    /// Addresses, sizes and counts differ from script to script.
    private static func withoutNumbers(_ text: String) -> String { text.filter { !$0.isNumber } }
}
