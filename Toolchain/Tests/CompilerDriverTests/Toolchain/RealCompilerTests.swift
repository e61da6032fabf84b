import Testing

@testable import CompilerDriver

@Suite struct RealCompilerTests {
    private let folder = TemporaryFolder()

    @Test func theVariableComesFirst() throws {
        var environment = DriverEnvironment()
        environment.realCompiler = try folder.writeProgram("", to: "my/swiftc")
        #expect(try RealCompiler.find(environment, syntaxLibrary: nil).path == folder.path + "/my/swiftc")
    }

    @Test func aVariableThatNamesNoProgramIsAnError() {
        var environment = DriverEnvironment()
        environment.realCompiler = folder.path
        #expect(throws: DriverError.self) { try RealCompiler.find(environment, syntaxLibrary: nil) }
    }

    @Test func theToolchainOfOurSyntaxLibraryComesSecond() throws {
        var environment = DriverEnvironment()
        environment.searchPath = folder.path + "/other"
        try folder.writeProgram("", to: "other/swiftc")
        let compiler = try folder.writeProgram("", to: "toolchain/usr/bin/swiftc")
        let library = folder.path + "/toolchain/usr/lib/swift/host/libSwiftSyntax.so"
        #expect(try RealCompiler.find(environment, syntaxLibrary: library).path == compiler)
    }

    @Test func thePathComesLastAndNeverNamesOurselves() throws {
        let own = try folder.writeProgram("", to: "ours/swiftc")
        let other = try folder.writeProgram("", to: "theirs/swiftc")
        var environment = DriverEnvironment()
        environment.searchPath = "\(folder.path)/empty:\(folder.path)/ours:\(folder.path)/theirs"
        #expect(try RealCompiler.find(environment, ownPath: own, syntaxLibrary: nil).path == other)
    }

    @Test func withoutACompilerTheRemedyNamesTheVersion() {
        let error = #expect(throws: DriverError.self) { try RealCompiler.find(DriverEnvironment(), syntaxLibrary: nil) }
        #expect(error?.remedy.contains("Swift \(CompilerVersion.ofTranslator)") == true)
    }

    @Test func theLoadedSyntaxLibraryIsFound() {
        #expect(OwnExecutable.syntaxLibrary?.hasSuffix("/lib/swift/host/libSwiftSyntax.so") == true)
    }
}
