import Foundation
import Testing

/// A program that runs beside the test, with its standard streams in the test's hands.
///
/// Its end is asked for by its process number. Foundation's own `Process` is notified of it over a socket that other programs inherit, and
/// then waits for theirs as well.
final class RunningProgram {
    private let input: StreamPair
    private let output: StreamPair
    private let errors: StreamPair
    private let child: ChildProcess

    /// - Parameter environment: added to that of the test; nil takes a variable away.
    init(_ path: String, _ arguments: [String], environment: [String: String?] = [:]) throws {
        (input, output, errors) = (try StreamPair(), try StreamPair(), try StreamPair())
        var variables = ProcessInfo.processInfo.environment
        for (name, value) in environment { variables[name] = value }
        child = try ChildProcess(
            path, arguments, environment: variables, streams: [input.reader, output.writer, errors.writer].map(\.fileDescriptor))
        for handle in [input.reader, output.writer, errors.writer] { try handle.close() }
    }

    deinit {
        child.kill()
        _ = child.waitForEnd()
    }

    func write(_ text: String) throws { try input.writer.write(contentsOf: Data(text.utf8)) }

    /// Says that nothing more will be written.
    func closeInput() throws { try input.writer.close() }

    /// The first line of standard output; waits for it.
    func readLine() -> String {
        var line = Data()
        while let byte = try? output.reader.read(upToCount: 1), byte.first.map({ $0 != 10 }) == true { line += byte }
        return String(decoding: line, as: UTF8.self)
    }

    /// Its lines up to one; up to the end, or an empty one, where that does not come.
    func readLines(to end: String) -> [String] {
        var lines: [String] = []
        while lines.last != end {
            lines.append(readLine())
            if lines.last?.isEmpty == true { break }
        }
        return lines
    }

    /// Its next line that begins in a way; empty where none does.
    func readLine(startingWith start: String) -> String {
        var line = readLine()
        while !line.isEmpty, !line.hasPrefix(start) { line = readLine() }
        return line
    }

    /// What is left of standard output up to its end, without a last line that was cut off.
    func wholeLines() -> [Substring] {
        let text = (try? output.reader.readToEnd()).flatMap { $0 } ?? Data()
        return String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }

    /// Ends it by SIGKILL, at once.
    func kill() { child.kill() }

    /// How much memory the program itself holds at present, in bytes; 0 when it has ended.
    var residentMemory: Int { child.residentMemory }

    /// Reads standard error up to a line with some text, and what follows without keeping it; false when the program ends
    /// before.
    func waitForError(containing text: String) -> Bool {
        var line = Data()
        while let byte = try? errors.reader.read(upToCount: 1), let first = byte.first {
            line = first == 10 ? Data() : line + byte
            guard !String(decoding: line, as: UTF8.self).contains(text) else {
                // A full pipe would stop the program.
                errors.reader.readabilityHandler = { _ = $0.availableData }
                return true
            }
        }
        return false
    }

    /// How long processors have worked for the program, all its threads together, in seconds; 0 when it has ended.
    var processorTime: Double { child.processorTime }

    /// The first line that another program writes; empty if this one ends before, for which the other may be waiting.
    func readLine(of other: RunningProgram) -> String {
        let target = other.child
        let watch = child.whenEnded { target.kill() }
        defer { child.forget(watch) }
        return other.readLine()
    }

    /// Waits for the end.
    func result() -> (status: Int32, errors: String) {
        let text = (try? errors.reader.readToEnd()).flatMap { $0 } ?? Data()
        return (child.waitForEnd().status, String(decoding: text, as: UTF8.self))
    }

    /// Waits for the end, and says whether that came by a signal.
    var wasKilled: Bool { child.waitForEnd().wasSignalled }

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
