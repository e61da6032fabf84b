import Foundation
import Testing

/// A process is killed while it makes a store of Core Data, or brings one to the next version of its model.
///
/// 20 times; `./forastero kills` does it 1,000 times.
@Suite(.serialized)
struct StoreMigrationKillTests {
    private static let objects = 1000
    private static var count: Int { number("FORASTERO_KILLS") ?? 20 }

    private static func number(_ variable: String) -> Int? { ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } }

    private let folder: TestFolder
    private var generator = LinearGenerator(seed: number("FORASTERO_KILL_SEED") ?? 1)

    init() throws { folder = try TestFolder() }

    /// What an undisturbed process finds, and how long it takes, in nanoseconds.
    private func run(_ store: URL, version: Int) throws -> (contents: String, time: Int) {
        let program = try RunningProgram(RunningProgram.example("StoreMigrator"), [store.path, "\(version)", "\(Self.objects)"])
        let contents = program.readLine()
        let time = Int(program.readLine())
        return (contents, try #require(time, "\(contents) \(program.result().errors)"))
    }

    /// - Returns: whether the process was killed before it had come to its end.
    private func kill(_ store: URL, version: Int, after moment: Int) throws -> Bool {
        let arguments = [store.path, "\(version)", "\(Self.objects)", "\(moment)"]
        let program = try RunningProgram(RunningProgram.example("StoreMigrator"), arguments)
        if program.wasKilled { return true }
        try #require(program.readLine() == Self.whole)
        return false
    }

    private func copy(_ store: URL, to other: URL) throws {
        for ending in ["", "-wal", "-shm", "-journal"] {
            let (from, to) = (store.path + ending, other.path + ending)
            try? FileManager.default.removeItem(atPath: to)
            if FileManager.default.fileExists(atPath: from) { try FileManager.default.copyItem(atPath: from, toPath: to) }
        }
    }

    private static let whole = "\(objects) \(objects * (objects + 1) / 2) \(objects) \(objects / 2) \(objects)"

    @Test("MO-151: a program that is killed at any moment of a migration leaves a store that opens, with nothing lost")
    mutating func randomKills() throws {
        let (original, store) = (folder.url.appendingPathComponent("Old.sqlite"), folder.url.appendingPathComponent("Store.sqlite"))
        try #require(run(original, version: 1).contents == Self.whole)
        try copy(original, to: store)
        let undisturbed = try run(store, version: 2)
        try #require(undisturbed.contents == Self.whole)
        var killed = 0
        for number in 1...Self.count {
            try copy(original, to: store)
            let moment = generator.next(below: max(undisturbed.time, 1)) + 1
            if try kill(store, version: 2, after: moment) { killed += 1 }
            #expect(try run(store, version: 2).contents == Self.whole, "kill \(number), after \(moment) ns")
        }
        #expect(killed > 0)
        print("Core Data: killed in \(killed) of \(Self.count) migrations")
    }

    @Test("MO-151: a program that is killed while it makes a store leaves none or one that opens, with all of a save or nothing")
    mutating func randomKillsOfCreation() throws {
        let undisturbed = try run(folder.url.appendingPathComponent("First.sqlite"), version: 1)
        var killed = 0
        for number in 1...Self.count {
            let store = folder.url.appendingPathComponent("Store\(number).sqlite")
            let moment = generator.next(below: max(undisturbed.time, 1)) + 1
            if try kill(store, version: 1, after: moment) { killed += 1 }
            // What is not there is made now.
            #expect(try run(store, version: 1).contents == Self.whole, "kill \(number), after \(moment) ns")
        }
        #expect(killed > 0)
        print("Core Data: killed in \(killed) of \(Self.count) creations")
    }
}
