import Testing

@testable import CompilerDriver

@Suite struct CompilerArgumentsTests {
    private func read(_ arguments: String...) -> CompilerArguments {
        CompilerArguments(arguments, currentDirectory: "/project")
    }

    @Test func tellsInputsFromValues() {
        let arguments = read("-o", "out.swift", "a.swift", "-Xcc", "-Ifake", "-module-name", "M.swift", "/b/b.swift", "c.o")
        #expect(arguments.sources == ["/project/a.swift", "/b/b.swift"])
        #expect(arguments.otherInputs == ["c.o"])
        #expect(arguments.searchPaths == [])
        #expect(arguments.path(of: "-o") == "/project/out.swift")
    }

    @Test func readsJoinedAndSeparateOptions() {
        let arguments = read("-I", "x", "-I/y", "-DDEBUG", "-D", "SWIFT_PACKAGE", "-swift-version", "6")
        #expect(arguments.searchPaths == ["/project/x", "/y"])
        #expect(arguments.defines == ["DEBUG", "SWIFT_PACKAGE"])
        #expect(arguments.languageMode == 6)
    }

    @Test func takesTheLastOfSeveralValues() {
        #expect(read("-swift-version", "5", "-swift-version", "4.2").languageMode == 4)
    }

    @Test func resolvesPathsAgainstTheWorkingDirectory() {
        #expect(read("-working-directory", "sub", "./a.swift").sources == ["/project/sub/a.swift"])
    }

    @Test(arguments: [
        (["-emit-module-path", "/m/A.swiftmodule", "-o", "/x"], "/m/A.swiftmodule"),
        (["-emit-module", "-o", "/m/A.swiftmodule"], "/m/A.swiftmodule"),
        (["-emit-module", "-emit-library", "-o", "/m/libA.so"], "/m/A.swiftmodule"),
        (["-emit-module"], "/project/A.swiftmodule"),
        (["-c"], nil),
    ])
    func knowsWhereTheModuleGoes(options: [String], path: String?) {
        #expect(CompilerArguments(["-module-name", "A"] + options, currentDirectory: "/project").emittedModulePath == path)
    }

    @Test func anOptionWithoutItsValueIsNoCrash() {
        #expect(read("a.swift", "-module-name").moduleName == "main")
    }

    @Test(arguments: [("5.0", "5"), ("5.1.2", "5"), ("5", "5"), ("6", "6"), ("4.2", "4.2"), ("x", "x")])
    func aLanguageVersionWithAMinorNumberIsItsMode(asked: String, mode: String) {
        let arguments = CompilerArguments(["-swift-version", asked, "a.swift"])
        #expect(arguments.expanded == ["-swift-version", mode, "a.swift"])
        #expect(arguments.original == arguments.expanded)
    }
}
