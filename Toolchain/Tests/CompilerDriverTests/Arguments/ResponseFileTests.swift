import Testing

@testable import CompilerDriver

@Suite struct ResponseFileTests {
    @Test(arguments: [
        ("/a.swift\n/b.swift\n", ["/a.swift", "/b.swift"]),
        (#"'/with space/a.swift' "/b c.swift""#, ["/with space/a.swift", "/b c.swift"]),
        (#"/with\ space/a.swift"#, ["/with space/a.swift"]),
        (#"'a\b' "c\"d""#, [#"a\b"#, #"c"d"#]),
        ("'' x", ["", "x"]),
        ("  \t\r\n", []),
    ])
    func splitsAsAShellDoes(text: String, arguments: [String]) {
        #expect(ResponseFile.split(Array(text.utf8)) == arguments)
    }

    @Test func expandsFilesInsideFiles() {
        let folder = TemporaryFolder()
        let inner = folder.write("/b.swift", to: "inner")
        let outer = folder.write("/a.swift @\(inner)", to: "outer")
        #expect(ResponseFile.expand(["-c", "@\(outer)", "-g"]) == ["-c", "/a.swift", "/b.swift", "-g"])
    }

    @Test func leavesWhatCannotBeReadToTheCompiler() {
        #expect(ResponseFile.expand(["@/does/not/exist"]) == ["@/does/not/exist"])
    }

    @Test func aFileThatNamesItselfEnds() {
        let folder = TemporaryFolder()
        let file = folder.path + "/loop"
        folder.write("x @\(file)", to: "loop")
        #expect(ResponseFile.expand(["@\(file)"]) == ["x", "@\(file)"])
    }
}
