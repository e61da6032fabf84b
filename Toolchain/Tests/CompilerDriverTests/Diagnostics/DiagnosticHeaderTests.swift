import Testing

@testable import CompilerDriver

@Suite struct DiagnosticHeaderTests {
    @Test func readsItsParts() throws {
        let header = try #require(DiagnosticHeader("/a b/c:d.swift:12:3: warning: x: error: y"))
        #expect((header.path, header.line, header.column) == ("/a b/c:d.swift", 12, 3))
        #expect(header.severity == .warning)
        #expect(header.message == "x: error: y")
    }

    @Test func readsThroughColours() throws {
        let header = try #require(DiagnosticHeader("/a.swift:1:2: \u{1B}[1;31merror: \u{1B}[1;39mbad\u{1B}[0;0m"))
        #expect(header.message == "bad")
        #expect(header.styledRest == "\u{1B}[1;31merror: \u{1B}[1;39mbad\u{1B}[0;0m")
    }

    @Test(arguments: [
        "", "error: no place", "<unknown>:0: error: x", "2 | let a = 1 // a:1:2: error: no", "  |      `- error: b",
        "/a.swift:0:0: error: x",
        "[3/7] Compiling A b.swift",
    ])
    func refusesOtherLines(line: String) {
        #expect(DiagnosticHeader(line) == nil)
    }
}
