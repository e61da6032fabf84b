import Testing
import Translator

@testable import CompilerDriver

/// A mapped diagnostic must read exactly as the compiler's own for the unchanged source.
@Suite struct DiagnosticMappingTests {
    private func expectSame(_ text: String, _ edits: [Edit], options: [String] = [], sourceLocation: SourceLocation = #_sourceLocation)
        throws
    {
        var compilation = RealCompilation()
        compilation.options = options
        let expected = try compilation.plainOutput(of: text)
        #expect(expected.contains("error: "), sourceLocation: sourceLocation)
        #expect(try compilation.output(of: text, edits: edits) == expected, sourceLocation: sourceLocation)
    }

    @Test func columnsBehindInsertions() throws {
        let text = "func f() {\n    let a = 1, b: Int = \"x\"\n    _ = a\n}\n"
        try expectSame(text, [text.inserting("/* longer */ ", before: "let a")])
    }

    @Test func columnsBehindShorterText() throws {
        let text = "func f() {\n    let number = 1, b: Int = \"x\"\n    _ = number\n}\n"
        try expectSame(text, [text.replacing(only: "number = 1", by: "number=1")])
    }

    @Test func columnsInUnicodeAndTabs() throws {
        let text = "func f() {\n\tlet é = \"日本👨‍👩‍👧\", b: Int = \"x\"; _ = é + 1\n}\n"
        try expectSame(text, [text.inserting("/* ü */", before: "\"日本"), text.inserting("/* more */", before: "b: Int")])
    }

    @Test func notesOnOtherLines() throws {
        let text = "class A {\n    func f(_ x: Int) {}\n}\n\n\n\n\n\nclass B: A {\n    override func f(_ x: String) {}\n}\n"
        try expectSame(text, [text.inserting("/* one */ ", before: "func f(_ x: Int)"), text.inserting("/**/", before: "override")])
    }

    @Test func severalMessagesOnOneLine() throws {
        let text = "protocol P { func r() }\nclass R: P { var x: Int }\nfunc o(_ x: Int?) -> Int { x }\n"
        try expectSame(text, [text.inserting("/* 1 */", before: "R: P"), text.inserting("/* 2 */ ", before: "x: Int }")])
    }

    @Test func editsOverSeveralLines() throws {
        let text = "func f(\n    _ a: Int,\n    b: Int) -> Int { let c: Int = \"x\"; return a + b + c }\n"
        try expectSame(text, [text.replacing(only: "Int,\n    b: Int) -> Int {", by: "Int = 10,\n b: Int = 5) -> Int { ")])
    }

    @Test func generatedLinesWithTheirOwnPlaces() throws {
        let text = "class A {\n    func f() {\n        let x: Int = \"a\"\n    }\n}\nlet y: Int = \"b\"\n"
        let compilation = RealCompilation()
        let there = "\n#sourceLocation(file: \"/elsewhere.swift\", line: 7)\n"
        let back = "\n#sourceLocation(file: \"\(compilation.folder.path)/a.swift\", line: 5)\n"
        let expected = try compilation.plainOutput(of: text)
        let edit = text.inserting(there + "func thunk() {}" + back, before: "}\nlet y")
        #expect(try compilation.output(of: text, edits: [edit]) == expected)
    }

    @Test func codeBehindTheEndOfTheFile() throws {
        let text = "let a = 1\nlet b: Int = \"x\""
        try expectSame(text, [Edit(range: text.utf8.count..<text.utf8.count, text: "\nlet generated = 1\n")])
    }

    @Test func colours() throws {
        let text = "func f() {\n    let a = 1, b = \"x\" + 1\n    _ = a\n}\n"
        var compilation = RealCompilation()
        compilation.options = ["-color-diagnostics"]
        let output = try compilation.output(of: text, edits: [text.inserting("/* longer */ ", before: "let a")])
        #expect(output.contains("\u{1B}[0;36m2 |\u{1B}[0;0m     let a = 1, b = \"x\" + 1\n"))
        compilation.options = []
        #expect(try StyledText.plain(output).split(separator: "\n") == compilation.plainOutput(of: text).split(separator: "\n"))
    }

    @Test func placesWithoutSourceLines() throws {
        let text = "func f() {\n    let a = 1, b: Int = \"x\"\n    _ = a\n}\n"
        var compilation = RealCompilation()
        compilation.options = ["-diagnostic-style=llvm"]
        let output = try compilation.output(of: text, edits: [text.inserting("/* longer */ ", before: "let a")])
        #expect(output.contains("a.swift:2:25: error: cannot convert"))
    }

    @Test func otherFilesStayAsTheyAre() throws {
        let compilation = RealCompilation()
        let other = compilation.folder.write("let z: Int = \"z\"\n", to: "b.swift")
        let text = "let y = 1\n"
        let path = compilation.folder.write(text, to: "a.swift")
        let edited = RewrittenSource(SourceFile(path: path, bytes: Array(text.utf8)), edits: [text.inserting("/**/", before: "let")])
        let plain = RewrittenSource(SourceFile(path: other, bytes: Array("let z: Int = \"z\"\n".utf8)), edits: [])
        #expect(try compilation.output(of: [edited, plain]).contains("b.swift:1:14: error: cannot convert"))
    }
}
