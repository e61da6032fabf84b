import Foundation

/// Reads what XCTest and Swift Testing print while tests run.
package struct TestLog {
    private var records: [TestRecord] = []
    private var messages: [String: [String]] = [:]
    /// The test that has begun last, with what was printed since.
    private var running: String?
    private var lines: [String] = []

    package static func records(in text: String) -> [TestRecord] {
        var log = TestLog()
        for line in text.replacing(/\u{1B}\[[0-9;]*m/, with: "").split(whereSeparator: \.isNewline) { log.read(String(line)) }
        log.stop()
        return log.records
    }

    private mutating func read(_ line: String) {
        if let match = line.firstMatch(of: /Test Case '([^']+)' started/) {
            stop()
            running = String(match.1)
            lines = []
        } else if let match = line.firstMatch(of: /Test Case '([^']+)' (passed|failed|skipped) \(([0-9.]+) seconds\)/) {
            running = nil
            end(String(match.1), String(match.2), String(match.3))
        } else if let match = line.firstMatch(of: /^(.+:\d+): error: (\S+) : (.*)$/) {
            messages[String(match.2), default: []].append("\(match.1): \(match.3)")
        } else if let match = line.firstMatch(of: /Test "?(.+?)"? (passed|failed) after ([0-9.]+) seconds/) {
            if match.1.hasPrefix("run with ") { return }
            end(String(match.1), String(match.2), String(match.3))
        } else if let match = line.firstMatch(of: /Test "?(.+?)"? recorded an issue at (\S+): (.*)$/) {
            messages[String(match.1), default: []].append("\(match.2): \(match.3)")
        } else if let match = line.firstMatch(of: /Test "?(.+?)"? skipped/) {
            end(String(match.1), "skipped", "0")
        } else if running != nil {
            lines.append(line)
        }
    }

    private mutating func end(_ test: String, _ outcome: String, _ seconds: String) {
        let parts = test.split(separator: ".", maxSplits: 1).map(String.init)
        let isMethod = parts.count == 2 && !test.contains(" ")
        let found = messages.removeValue(forKey: test) ?? []
        records.append(
            TestRecord(
                suite: isMethod ? parts[0] : "", name: isMethod ? parts[1] : test, duration: Double(seconds) ?? 0,
                outcome: outcome == "passed" ? .passed : outcome == "skipped" ? .skipped : .failed(found)))
    }

    /// A test that has not ended has stopped the process.
    private mutating func stop() {
        guard let test = running else { return }
        running = nil
        let marks = ["Fatal error", "Precondition failed", "Assertion failed", "terminated"]
        let reason = lines.first { line in marks.contains { line.contains($0) } } ?? "the test stopped the process"
        messages[test, default: []].append(reason)
        end(test, "failed", "0")
    }
}
