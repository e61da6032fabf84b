import Foundation
import Synchronization

/// A program that acts as another one on the same desktop: it takes lines, and answers each by one.
final class OtherProgram: @unchecked Sendable {
    private let process = Process()
    private let (input, output) = (Pipe(), Pipe())
    private let kept = Mutex(Data())

    init(_ path: String, _ arguments: [String]) throws {
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    /// All that it writes until it ends, without keeping the main thread, which may have to answer it.
    func wholeOutput() async -> Data {
        await withCheckedContinuation { done in
            Thread.detachNewThread { [self] in done.resume(returning: output.fileHandleForReading.readDataToEndOfFile()) }
        }
    }

    /// Likewise its next answer.
    func answer(to line: String) async -> String {
        input.fileHandleForWriting.write(Data((line + "\n").utf8))
        return await nextLine()
    }

    /// What it writes next by itself; empty when it has ended.
    private func nextLine() async -> String {
        await withCheckedContinuation { done in
            Thread.detachNewThread { [self] in
                var line = Data()
                while let byte = try? output.fileHandleForReading.read(upToCount: 1), byte.first.map({ $0 != 10 }) == true { line += byte }
                done.resume(returning: String(decoding: line, as: UTF8.self))
            }
        }
    }

    /// From now on its lines are kept as they come, so that one who waits for them can give up.
    func keepLines() {
        output.fileHandleForReading.readabilityHandler = { [self] in
            let data = $0.availableData
            if data.isEmpty { $0.readabilityHandler = nil }
            kept.withLock { $0 += data }
        }
    }

    /// The whole lines that it has written since ``keepLines()``.
    var lines: [String] {
        kept.withLock { $0.split(separator: 10, omittingEmptySubsequences: false).dropLast().map { String(decoding: $0, as: UTF8.self) } }
    }

    func give(_ data: Data) {
        input.fileHandleForWriting.write(data)
        try? input.fileHandleForWriting.close()
    }

    func end() {
        try? input.fileHandleForWriting.close()
        process.terminate()
        process.waitUntilExit()
    }
}
