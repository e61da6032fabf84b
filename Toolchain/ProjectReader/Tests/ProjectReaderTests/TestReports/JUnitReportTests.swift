import Testing

@testable import ProjectReader

struct JUnitReportTests {
    @Test("What XCTest and Swift Testing print becomes records")
    func records() {
        let records = TestLog.records(
            in: """
                Test Suite 'All tests' started
                Test Case 'A.testOne' started at 2026
                Test Case 'A.testOne' passed (0.25 seconds)
                Test Case 'A.testTwo' started
                /p/A.swift:3: error: A.testTwo : XCTAssertTrue failed - <no>
                Test Case 'A.testTwo' failed (1.5 seconds)
                Test Case 'A.testThree' started
                Test Case 'A.testThree' skipped (0.0 seconds)
                \u{1B}[91m✘\u{1B}[0m Test greets() recorded an issue at A.swift:5:3: Expectation failed
                \u{1B}[91m✘\u{1B}[0m Test greets() failed after 0.002 seconds with 1 issue.
                ✔ Test "with a name" passed after 0.001 seconds.
                ✔ Test run with 2 tests in 0 suites passed after 0.001 seconds.
                """)
        #expect(
            records == [
                TestRecord(suite: "A", name: "testOne", duration: 0.25, outcome: .passed),
                TestRecord(suite: "A", name: "testTwo", duration: 1.5, outcome: .failed(["/p/A.swift:3: XCTAssertTrue failed - <no>"])),
                TestRecord(suite: "A", name: "testThree", duration: 0, outcome: .skipped),
                TestRecord(suite: "", name: "greets()", duration: 0.002, outcome: .failed(["A.swift:5:3: Expectation failed"])),
                TestRecord(suite: "", name: "with a name", duration: 0.001, outcome: .passed),
            ])
    }

    @Test("A test that stops the process has failed, with what was said last")
    func stops() {
        let records = TestLog.records(
            in: """
                Test Case 'A.testOne' started
                X.swift:9: Fatal error: out of range
                Test Case 'A.testTwo' started
                """)
        #expect(
            records.map(\.outcome) == [
                .failed(["X.swift:9: Fatal error: out of range"]), .failed(["the test stopped the process"]),
            ])
    }

    @Test("The report is XML, whatever stands in names and messages")
    func text() {
        let record = TestRecord(suite: "A", name: "test<&>", duration: 0.5, outcome: .failed(["\"x\"\u{1}\nb"]))
        let skipped = TestRecord(suite: "", name: "s", duration: 0, outcome: .skipped)
        let text = JUnitReport([JUnitReport.Suite(name: "App Tests", records: [record, skipped])]).text
        #expect(text.contains("<testsuites tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"1\" time=\"0.500\">"))
        #expect(text.contains("<testcase classname=\"App Tests.A\" name=\"test&lt;&amp;&gt;\" time=\"0.500\">"))
        #expect(text.contains("<failure message=\"&quot;x&quot;?&#10;b\">"))
        #expect(text.contains("name=\"s\" time=\"0.000\"><skipped/></testcase>"))
        #expect(JUnitReport([]).text.hasSuffix("</testsuites>\n"))
    }
}
