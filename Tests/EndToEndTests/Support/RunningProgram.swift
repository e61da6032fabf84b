import Foundation
import Testing

/// A program that runs beside the test, with its standard streams in the test's hands.
final class RunningProgram {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let errors = Pipe()
    private let endWatch = EndWatch()

    /// - Parameter environment: added to that of the test; nil takes a variable away.
    init(_ path: String, _ arguments: [String], environment: [String: String?] = [:]) throws {
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        var variables = ProcessInfo.processInfo.environment
        for (name, value) in environment { variables[name] = value }
        process.environment = variables
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        process.terminationHandler = { [endWatch] _ in endWatch.end() }
        try process.run()
    }

    deinit {
        // Not SIGTERM: a child inherits the signals that the test's thread has blocked.
        if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
    }

    func write(_ text: String) throws { try input.fileHandleForWriting.write(contentsOf: Data(text.utf8)) }

    /// Says that nothing more will be written.
    func closeInput() throws { try input.fileHandleForWriting.close() }

    /// The first line of standard output; waits for it.
    func readLine() -> String {
        var line = Data()
        while let byte = try? output.fileHandleForReading.read(upToCount: 1), byte.first.map({ $0 != 10 }) == true { line += byte }
        return String(decoding: line, as: UTF8.self)
    }

    /// What is left of standard output up to its end, without a last line that was cut off.
    func wholeLines() -> [Substring] {
        let text = (try? output.fileHandleForReading.readToEnd()).flatMap { $0 } ?? Data()
        return String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }

    /// Ends it by SIGKILL, at once.
    func kill() { _ = Foundation.kill(process.processIdentifier, SIGKILL) }

    /// Reads standard error up to a line with some text, and what follows without keeping it; false when the program ends
    /// before.
    func waitForError(containing text: String) -> Bool {
        var line = Data()
        while let byte = try? errors.fileHandleForReading.read(upToCount: 1), let first = byte.first {
            line = first == 10 ? Data() : line + byte
            guard !String(decoding: line, as: UTF8.self).contains(text) else {
                // A full pipe would stop the program.
                errors.fileHandleForReading.readabilityHandler = { _ = $0.availableData }
                return true
            }
        }
        return false
    }

    /// The first line that another program writes; empty if this one ends before, for which the other may be waiting.
    func readLine(of other: RunningProgram) -> String {
        endWatch.add(other.process.processIdentifier)
        defer { endWatch.remove(other.process.processIdentifier) }
        return other.readLine()
    }

    /// Waits for the end.
    func result() -> (status: Int32, errors: String) {
        let text = (try? errors.fileHandleForReading.readToEnd()).flatMap { $0 } ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: text, as: UTF8.self))
    }

    /// Whether the end came by a signal.
    var wasKilled: Bool { process.terminationReason == .uncaughtSignal }

    // MARK: Finding programs

    /// A program of the system.
    static func find(_ name: String) throws -> String {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map(String.init) ?? []
        let path = folders.map { $0 + "/" + name }.first { FileManager.default.isExecutableFile(atPath: $0) }
        return try #require(path, "\(name) is not installed: ./forastero setup installs it")
    }

    /// An example of this package, built beside the tests.
    static func example(_ name: String) -> String {
        let tests = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
        let folder = tests?.deletingLastPathComponent() ?? URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        return folder.appendingPathComponent(name).path
    }
}
