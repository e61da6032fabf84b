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

    /// The edit that puts a declaration of one line into a class body, as if it stood on another.
    private func repeating(_ code: String, line: Int, in text: String) -> Edit {
        let file = compilation.folder.path + "/a.swift"
        let directives = [line, 1].map { "\n#sourceLocation(file: \"\(file)\", line: \($0))\n" }
        return text.inserting(directives[0] + code + directives[1], before: "}\n")
    }

    @Test func anErrorInARepeatedDeclarationPointsAtTheDeclaration() throws {
        let text = "class A: B { }\nclass B {}\nextension A {\n    @objc override func missing() {}\n}\n"
        let edits = [
            repeating("override func missing() { moved() }", line: 4, in: text),
            text.replacing(only: "@objc override func missing", by: "func moved"),
        ]
        let output = try compilation.output(of: text, edits: edits)
        #expect(output.contains("a.swift:4:25: error: method does not override any method from its superclass"), "\(output)")
        #expect(output.contains("4 |     @objc override func missing() {}\n"))
        #expect(!output.contains("forastero: "))
    }

    @Test func anErrorInADeclarationIsNotSaidOfItsRepetition() throws {
        let text = "class A { }\nextension A {\n    func f(_ x: Missing) {}\n}\n"
        let edits = [repeating("func g(_ x: Missing) {}", line: 3, in: text)]
        let output = try compilation.output(of: text, edits: edits)
        #expect(output.split(separator: "\n").count { $0.contains("a.swift:3:") } == 1, "\(output)")
    }

    @Test(arguments: [
        ("cannot convert value of type 'UIObject' to 'Int'", "cannot convert value of type 'NSObject' to 'Int'"),
        ("method '__ext_Outer_Inner_layout' is", "method 'layout' is"),
        ("'__ext_View__layout()' is", "'_layout()' is"),
        ("no member '_opt_tapped__with'", "no member 'tapped(_:with:)'"),
        ("'_opt_f_label', '_opt_f_' and '_opt_title'", "'f(label:)', 'f(_:)' and 'title'"),
        ("'__ovr_Cell_draw', '__super_Cell_draw', '__base_draw'", "'draw', 'draw', 'draw'"),
        ("'__main_AppTests_testTap()' and '__main_AppTests_class_setUp()'", "'testTap()' and 'setUp()'"),
        ("'my_name', '_private' and '_objcThing'", "'my_name', '_private' and '_objcThing'"),
        ("UIObjectFactory", "UIObjectFactory"),
    ])
    func namesInMessagesAreTheAuthors(given: String, expected: String) {
        #expect(GeneratedNames.restore(in: given) == expected)
    }
}
