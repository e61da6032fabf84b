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

    @Test("XP-124: tests of the user interface are begun without the app, and with what tells of their failures")
    func interface() throws {
        let tests = try #require(read("// forastero-project-tests: App AppTests @AppUITests\n"))
        #expect(tests.hosted == ["AppTests"] && tests.interface == ["AppUITests"])
        #expect(tests.imports == ["import XCUIAutomation", "import Runtime"])
        #expect(tests.closing.joined().contains("[\"AppUITests\"] as [String]).contains(__module)"))
        #expect(tests.closing.joined().contains("final class __InterfaceTests: XCTestObservation"))
        let alone = try #require(read("// forastero-project-tests: App @AppUITests"))
        #expect(!alone.closing.joined().contains("App_main"))
        #expect(try #require(read("// forastero-project-tests: App AppTests")).imports.isEmpty)
    }

    @Test("Any other file is none, and no name can be more than an identifier")
    func others() {
        for text in [
            "", "import XCTest", "// forastero-project-tests:", "// forastero-project-tests: 2048", "// forastero-project-tests: A B\")",
            "// forastero-project-tests: A @", "// forastero-project-tests: @A",
        ] {
            #expect(read(text) == nil)
        }
    }
}
