import Foundation
import Testing

/// A process that saves into a store of Core Data is killed by another one, at moments that it knows nothing of.
///
/// 20 times; `./forastero kills` does it 1,000 times.
@Suite(.serialized)
struct StoreKillTests {
    private static func number(_ variable: String) -> Int? { ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } }

    @Test("MO-151: a program that is killed at random moments loses nothing that it had saved, and leaves nothing half saved")
    func randomKills() throws {
        let folder = try TestFolder()
        let store = folder.url.appendingPathComponent("Store.sqlite").path
        let count = Self.number("FORASTERO_KILLS") ?? 20
        var generator = LinearGenerator(seed: Self.number("FORASTERO_KILL_SEED") ?? 1)
        var acknowledged = 0
        for number in 0...count {
            let writer = try RunningProgram(RunningProgram.example("StoreWriter"), [store])
            let line = writer.readLine()
            let found = line.split(separator: " ").compactMap { Int($0) }
            try #require(found.count == 3, "the process said '\(line)'")
            #expect(found[0] == found[1], "\(found) was found after kill \(number)")
            #expect(found[1] == found[2], "\(found) was found after kill \(number)")
            #expect(found[0] == acknowledged || found[0] == acknowledged + 1, "\(found) was found after \(acknowledged) had been saved")
            acknowledged = max(acknowledged, found[0])
            for _ in 0..<generator.next(below: 40) { acknowledged = Int(writer.readLine()) ?? acknowledged }
            writer.kill()
            // What it still said is in the pipe, and a line may have been cut off.
            acknowledged = writer.wholeLines().last.flatMap { Int($0) } ?? acknowledged
        }
        print("Core Data: \(count) kills, \(acknowledged) rounds")
    }
}
