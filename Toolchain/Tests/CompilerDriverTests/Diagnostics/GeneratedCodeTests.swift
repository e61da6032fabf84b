import Testing
import Translator

@testable import CompilerDriver

@Suite struct GeneratedCodeTests {
    private let compilation = RealCompilation()
    private let text = "class A {\n    func f() {}\n}\n"

    private func output(generating code: String) throws -> String {
        try compilation.output(of: text, edits: [Edit(range: 26..<26, text: " \(code) ")])
    }

    @Test func warningsInGeneratedCodeAreDropped() throws {
        #expect(try output(generating: "func g() { let unused = 1 }") == "")
    }

    @Test func anErrorThatNothingElseExplainsPointsAtTheType() throws {
        let output = try output(generating: "func g() { undeclared() }")
        #expect(output.contains("a.swift:3:1: error: cannot find 'undeclared' in scope"))
        #expect(output.contains("3 | }\n  | `- error: cannot find 'undeclared' in scope"))
        #expect(output.contains("forastero: note: "))
        #expect(output.contains("generated for this declaration, in `func g() { undeclared() } }`; please report it"), "\(output)")
    }

    @Test func anErrorThatTheSourceExplainsIsDropped() throws {
        let text = "class A {\n    func f(_ x: Missing) {} }\n"
        let expected = try compilation.plainOutput(of: text)
        let output = try compilation.output(of: text, edits: [text.inserting("func g(_ x: Missing) {}", before: " }\n")])
        #expect(output.split(separator: "\n") == expected.split(separator: "\n"))
    }

    @Test func anErrorBehindTheEndOfTheFileIsShown() throws {
        let output = try compilation.output(of: text, edits: [Edit(range: text.utf8.count..<text.utf8.count, text: "\nundeclared()\n")])
        #expect(output.contains("error: cannot find 'undeclared' in scope") || output.contains("error: expressions are not allowed"))
        #expect(output.contains("forastero: note: "))
    }

    @Test(arguments: [
        ("cannot convert value of type 'UIObject' to 'Int'", "cannot convert value of type 'NSObject' to 'Int'"),
        ("method '__ext_Outer_Inner_layout' is", "method 'layout' is"),
        ("'__ext_View__layout()' is", "'_layout()' is"),
        ("no member '_opt_tapped__with'", "no member 'tapped'"),
        ("'my_name', '_private' and '_objcThing'", "'my_name', '_private' and '_objcThing'"),
        ("UIObjectFactory", "UIObjectFactory"),
    ])
    func namesInMessagesAreTheAuthors(given: String, expected: String) {
        #expect(GeneratedNames.restore(in: given) == expected)
    }
}
