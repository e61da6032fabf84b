import Testing

@testable import Translator

@Suite struct ProjectTestsTests {
    private func read(_ text: String) -> ProjectTests? { ProjectTests(Array(text.utf8)) }

    @Test("XP-115, XP-118: the first line names the app and the tests that run inside of it; others are begun without it")
    func hosts() throws {
        let tests = try #require(read("// forastero-project-tests: _048 AppTests MoreTests\n"))
        #expect(tests.application == "_048")
        #expect(tests.hosted == ["AppTests", "MoreTests"])
        let closing = tests.closing.joined()
        #expect(closing.contains("@_silgen_name(\"_048_main\")"))
        #expect(closing.contains("[\"AppTests\", \"MoreTests\"]"))
        #expect(read("// forastero-project-tests: App")?.hosted == [])
    }

    @Test("Any other file is none, and no name can be more than an identifier")
    func others() {
        for text in [
            "", "import XCTest", "// forastero-project-tests:", "// forastero-project-tests: 2048", "// forastero-project-tests: A B\")",
        ] {
            #expect(read(text) == nil)
        }
    }
}
