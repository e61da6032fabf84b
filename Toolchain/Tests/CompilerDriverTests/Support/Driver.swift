import Foundation

@testable import CompilerDriver

/// Runs the built `forastero-swiftc`, as a build system does.
struct Driver {
    struct Result {
        let status: Int32
        /// The output of both streams.
        let output: String
    }

    static let path = OwnExecutable.folder + "/forastero-swiftc"

    let folder = TemporaryFolder()
    var environment: [String: String] = [:]

    /// A driver that finds the small SDK.
    static func withSDK() throws -> Driver {
        var driver = Driver()
        driver.environment["FORASTERO_SDK"] = try SmallSDK.shared.get().path
        return driver
    }

    @discardableResult
    func run(_ arguments: String...) throws -> Result {
        try run(program: Self.path, arguments)
    }

    func run(program: String, _ arguments: [String]) throws -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Result(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
    }
}
