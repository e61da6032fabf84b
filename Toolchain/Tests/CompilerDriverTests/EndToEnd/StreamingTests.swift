import Foundation
import Testing

@testable import CompilerDriver

@Suite struct StreamingTests {
    /// A driver with a compiler that says something and then waits for long, letting go of the output: whoever runs the tests waits
    /// for its end.
    private func start(mode: String, saying command: String) throws -> (driver: Driver, process: Process, output: FileHandle) {
        var driver = try Driver.withSDK()
        driver.environment["FORASTERO_MODE"] = mode
        driver.environment["FORASTERO_REAL_SWIFTC"] = try driver.folder.writeProgram(
            "#!/bin/sh\n\(command)\nexec sleep 600 >/dev/null 2>&1\n", to: "swiftc")
        driver.folder.write("let a = 1\n", to: "a.swift")
        let process = Process(), pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: Driver.path)
        process.arguments = ["-c", driver.folder.path + "/a.swift"]
        process.environment = ProcessInfo.processInfo.environment.merging(driver.environment) { _, new in new }
        process.standardOutput = pipe
        try process.run()
        return (driver, process, pipe.fileHandleForReading)
    }

    @Test(arguments: ["app", "plain", "linux"]) func outputAppearsWhileTheCompilerRuns(mode: String) throws {
        let (driver, process, output) = try start(mode: mode, saying: "echo compiling")
        defer { process.terminate() }
        #expect(String(decoding: output.availableData, as: UTF8.self) == "compiling\n")
        #expect(process.isRunning)
        withExtendedLifetime(driver) {}
    }

    @Test(arguments: ["app", "plain"]) func aStoppedBuildStopsTheCompiler(mode: String) throws {
        let (driver, process, output) = try start(mode: mode, saying: "echo $$")
        defer { process.terminate() }
        let compiler = try #require(pid_t(String(decoding: output.availableData, as: UTF8.self).dropLast()))
        #expect(kill(compiler, 0) == 0)
        process.terminate()
        process.waitUntilExit()
        #expect(process.terminationStatus == 128 + SIGTERM)
        #expect(kill(compiler, 0) == -1)
        withExtendedLifetime(driver) {}
    }
}
