import Foundation

/// A report as machines that run tests read it: JUnit's XML.
package struct JUnitReport {
    /// The tests of one target in one run.
    package struct Suite {
        package let name: String
        package let records: [TestRecord]

        package init(name: String, records: [TestRecord]) {
            self.name = name
            self.records = records
        }
    }

    private let suites: [Suite]

    package init(_ suites: [Suite]) {
        self.suites = suites
    }

    package var text: String {
        let all = suites.flatMap(\.records)
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites\(counts(all))>\n"
            + suites.map(suite).joined() + "</testsuites>\n"
    }

    private func suite(_ suite: Suite) -> String {
        "  <testsuite name=\"\(escaped(suite.name))\"\(counts(suite.records))>\n"
            + suite.records.map { testCase($0, in: suite) }.joined() + "  </testsuite>\n"
    }

    private func counts(_ records: [TestRecord]) -> String {
        let failures = records.count { if case .failed = $0.outcome { true } else { false } }
        let skipped = records.count { $0.outcome == .skipped }
        let time = records.map(\.duration).reduce(0, +)
        return " tests=\"\(records.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\" time=\"\(number(time))\""
    }

    private func testCase(_ record: TestRecord, in suite: Suite) -> String {
        let type = suite.name + (record.suite.isEmpty ? "" : "." + record.suite)
        let head =
            "    <testcase classname=\"\(escaped(type))\" name=\"\(escaped(record.name))\" time=\"\(number(record.duration))\""
        switch record.outcome {
        case .passed: return head + "/>\n"
        case .skipped: return head + "><skipped/></testcase>\n"
        case .failed(let messages):
            let first = messages.first ?? "failed"
            return head + ">\n      <failure message=\"\(escaped(first))\">\(escaped(messages.joined(separator: "\n")))</failure>\n"
                + "    </testcase>\n"
        }
    }

    private func number(_ seconds: Double) -> String { String(format: "%.3f", seconds) }

    /// Without characters that XML has no way to write.
    private func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t": result += "&#\(scalar.value);"
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "?"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
