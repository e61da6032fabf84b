import Foundation

/// How a process has ended, in words.
enum ProcessEnd {
    /// - Parameters:
    ///   - status: as `waitpid` gives it.
    ///   - lastWords: the end of what the process wrote on standard error.
    static func words(status: Int32, lastWords: String) -> String {
        let signal = status & 0x7F
        let way = signal == 0 ? "it exited with \(status >> 8 & 0xFF)" : "it crashed: \(String(cString: strsignal(signal)))"
        guard let reason = reason(in: lastWords) else { return way }
        return way + ": " + reason
    }

    /// The last line that says why.
    private static func reason(in text: String) -> String? {
        let marks = ["Fatal error", "Precondition failed", "Assertion failed", "terminating"]
        return text.split(separator: "\n").last { line in marks.contains { line.contains($0) } }.map(String.init)
    }
}
