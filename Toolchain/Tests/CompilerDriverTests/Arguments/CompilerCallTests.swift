import Testing

@testable import CompilerDriver

@Suite struct CompilerCallTests {
    @Test(arguments: [
        (["-version"], CompilerCall.version),
        (["--version"], .version),
        (["-v"], .passThrough),
        ([], .passThrough),
        (["-print-target-info"], .passThrough),
        (["-frontend", "-c", "a.swift"], .passThrough),
        (["-modulewrap", "A.swiftmodule", "-o", "A.o"], .passThrough),
        (["-emit-executable", "-o", "App", "@objects"], .link),
        (["a.o", "-o", "App"], .link),
        (["-c", "a.swift"], .compile),
        (["a.swift", "b.o"], .compile),
        (["-package-description-version", "5.9.0", "/p/Package.swift"], .manifest),
    ])
    func knowsWhatACallIsAbout(arguments: [String], call: CompilerCall) {
        #expect(CompilerCall(CompilerArguments(arguments)) == call)
    }
}
