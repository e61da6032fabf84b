import Foundation
import Testing

/// A process that writes user defaults is killed by another one, at moments that it knows nothing of.
///
/// 25 times; `./forastero kills` does it 1,000 times.
@Suite(.serialized)
struct UserDefaultsKillTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private static func number(_ variable: String) -> Int? { ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } }

    private func start(_ options: String...) throws -> RunningProgram {
        try RunningProgram(RunningProgram.example("DefaultsWriter"), ["--defaults", folder.url.path] + options)
    }

    /// The numbers of the first line: what the process has found.
    private func found(by program: RunningProgram) throws -> (a: Int, b: Int) {
        let line = program.readLine()
        let numbers = line.split(separator: " ").compactMap { Int($0) }
        try #require(numbers.count == 2, "the process said '\(line)'")
        return (numbers[0], numbers[1])
    }

    @Test("A writer that is killed at random moments loses nothing that it had set, and leaves nothing half done")
    func randomKills() throws {
        let count = Self.number("FORASTERO_KILLS") ?? 25
        var generator = LinearGenerator(seed: Self.number("FORASTERO_KILL_SEED") ?? 1)
        var acknowledged = 0
        var begun = 0
        var losses = 0
        for number in 0...count {
            let writer = try start()
            let found = try found(by: writer)
            // The round that was under way may have come as far as its first value, and the next writer may have died before its own.
            let isWhole = found.b >= acknowledged && found.a >= found.b && found.a <= max(acknowledged, begun) + 1
            if !isWhole { losses += 1 }
            #expect(isWhole, "\(found) was found after kill \(number); round \(acknowledged) had been acknowledged")
            begun = found.a
            acknowledged = max(acknowledged, found.b)
            for _ in 0..<generator.next(below: 40) { acknowledged = Int(writer.readLine()) ?? acknowledged }
            writer.kill()
            // What it still said is in the pipe, and a line may have been cut off.
            acknowledged = writer.wholeLines().last.flatMap { Int($0) } ?? acknowledged
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(!names.contains { $0.contains("damaged") }, "\(names)")
        print("User defaults: \(count) kills, \(acknowledged) rounds, \(losses) losses")
    }

    @Test("A second process sees at once what a running one has set")
    func secondProcess() throws {
        let writer = try start()
        _ = try found(by: writer)
        for _ in 0..<5 {
            let said = try #require(Int(writer.readLine()))
            let found = try found(by: start("-readOnly", "YES"))
            #expect(found.a >= said, "\(found) after \(said)")
            #expect(found.b >= said, "\(found) after \(said)")
        }
    }
}
