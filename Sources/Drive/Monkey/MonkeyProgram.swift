internal import Dispatch
internal import Foundation

/// An app that is started again and again, by a process that watches it, to be played with or to be driven.
public struct MonkeyProgram {
    /// The program's file.
    public var path: String
    /// Those that it is started with each time.
    public var arguments: [String]
    /// A folder for what belongs to one run only.
    public var folder: String
    /// How much time of a processor one command may take, in seconds. The processor's time does not depend on what else the machine does.
    public var processorLimit = 20.0
    /// How long a command may take although the processor has nothing to do with it: the app waits for something that never comes.
    public var silenceLimit = 120.0

    /// Nothing is started, nor is the folder made.
    public init(path: String, arguments: [String], folder: String) {
        self.path = path
        self.arguments = arguments
        self.folder = folder
    }

    /// The last line of a record whose run has come to its end.
    public static let endMark = "# end"

    /// The commands that were carried out so far are written there, one a line, each before it is carried out.
    public var recordFile: String { folder + "/record.drive" }

    /// Runs the program to its end.
    /// - Parameters:
    ///   - arguments: added to those that it always has.
    ///   - showsOutput: whether its standard output is that of this process.
    public func run(_ arguments: [String], showsOutput: Bool = false) throws -> MonkeyOutcome {
        try? FileManager.default.removeItem(atPath: recordFile)
        try? FileManager.default.removeItem(atPath: folder + "/container")
        let errors = folder + "/errors"
        guard FileManager.default.createFile(atPath: errors, contents: nil), let errorFile = FileHandle(forWritingAtPath: errors) else {
            throw MonkeyProgramError(description: "\(errors) cannot be written")
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = self.arguments + ["--container", folder + "/container"] + arguments
        // Sets and dictionaries have the same order in each run.
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no"]) { $1 }
        process.standardError = errorFile
        process.standardInput = FileHandle.nullDevice
        if !showsOutput { process.standardOutput = FileHandle.nullDevice }
        let end = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in end.signal() }
        try process.run()
        let trouble = wait(for: end, of: process)
        process.waitUntilExit()
        if let trouble { return trouble }
        let text = FileManager.default.contents(atPath: errors).map { String(decoding: $0.suffix(10_000), as: UTF8.self) } ?? ""
        if process.terminationReason == .uncaughtSignal { return .crashed(signal: process.terminationStatus, text) }
        guard process.terminationStatus == 0 else { return .failed(text) }
        return lines.last == Self.endMark ? .fine : .failed("it has ended itself in the midst of it")
    }

    /// The record of the latest run.
    var lines: [String] {
        guard let data = FileManager.default.contents(atPath: recordFile) else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Waits for the end; kills a program that stays with one command for too long.
    /// - Returns: what it was killed for; nil if it has ended by itself.
    private func wait(for end: DispatchSemaphore, of process: Process) -> MonkeyOutcome? {
        var size: UInt64 = 0
        var usedTime = 0.0
        var silence = 0.0
        while end.wait(timeout: .now() + 0.5) == .timedOut {
            let newSize = (try? FileManager.default.attributesOfItem(atPath: recordFile))?[.size] as? UInt64 ?? 0
            let time = Self.processorTime(of: process.processIdentifier)
            if newSize != size { (size, usedTime, silence) = (newSize, time, 0) } else { silence += 0.5 }
            let isBusy = time - usedTime >= processorLimit
            guard isBusy || silence >= silenceLimit else { continue }
            kill(process.processIdentifier, SIGKILL)
            return isBusy ? .busy(seconds: processorLimit) : .hung(seconds: silenceLimit)
        }
        return nil
    }

    /// In seconds, as the kernel counts it.
    private static func processorTime(of process: Int32) -> Double {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            let name = text.lastIndex(of: ")")
        else { return 0 }
        let fields = text[name...].split(separator: " ")
        guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else { return 0 }
        return (user + system) / Double(max(sysconf(Int32(_SC_CLK_TCK)), 1))
    }
}

/// Why a program could not be started.
public struct MonkeyProgramError: Error, CustomStringConvertible {
    public let description: String
}
