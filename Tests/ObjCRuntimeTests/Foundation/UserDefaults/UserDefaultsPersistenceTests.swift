import Foundation
import Testing

@testable import ObjCRuntime

@Suite("What becomes of user defaults on the disk")
struct UserDefaultsPersistenceTests {
    private let folder: DefaultsFolder

    init() throws { folder = try DefaultsFolder() }

    @Test("DF-08: what is stored is readable at once, and after a restart")
    func restart() throws {
        let defaults = try folder.defaults()
        defaults.set(["10 %", "20 %"], forKey: "tabOrder")
        defaults.set(7, forKey: "selectedTab")
        #expect(defaults.synchronize())
        #expect(defaults.stringArray(forKey: "tabOrder") == ["10 %", "20 %"])
        let restarted = try folder.defaults()
        #expect(restarted.stringArray(forKey: "tabOrder") == ["10 %", "20 %"])
        #expect(restarted.integer(forKey: "selectedTab") == 7)
    }

    @Test("DF-09: before the first save there is nothing, and reading makes no file")
    func nothingYet() throws {
        let defaults = try folder.defaults()
        #expect(defaults.array(forKey: "TabOrder") == nil)
        #expect(defaults.synchronize())
        #expect(folder.names.isEmpty)
    }

    @Test("DF-11: synchronize returns true, and is not needed to read within the process")
    func synchronizing() throws {
        let defaults = try folder.defaults()
        defaults.set(1, forKey: "k")
        #expect(defaults.integer(forKey: "k") == 1)
        #expect(defaults.synchronize())
        #expect(defaults.synchronize())
    }

    @Test("After synchronize all values stand in one property list, and the journal is empty")
    func folded() throws {
        let defaults = try folder.defaults()
        defaults.set("x", forKey: "k")
        defaults.synchronize()
        let data = try Data(contentsOf: URL(fileURLWithPath: folder.file))
        let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        #expect(list as? [String: String] == ["k": "x"])
        #expect(folder.names == ["App.plist", "App.plist.journal"])
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.file + ".journal")).isEmpty)
    }

    @Test("A process that runs sees what another one stores, and neither loses the other's keys")
    func twoProcesses() throws {
        let one = try folder.defaults()
        let other = try folder.defaults()
        for round in 0..<50 {
            one.set(round, forKey: "one\(round)")
            other.set(round, forKey: "other\(round)")
            if round.isMultiple(of: 7) { one.synchronize() }
            if round.isMultiple(of: 5) { other.synchronize() }
            #expect(one.integer(forKey: "other\(round)") == round)
            #expect(other.integer(forKey: "one\(round)") == round)
        }
        let third = try folder.defaults().persistentDomain(forName: "App")
        #expect(third?.count == 100)
    }

    @Test("Threads that store at the same time lose nothing")
    func threads() throws {
        let defaults = try folder.defaults()
        nonisolated(unsafe) let shared = defaults
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for round in 0..<25 {
                shared.set(round, forKey: "\(thread)-\(round)")
                if round == 12 { shared.synchronize() }
            }
        }
        #expect(try folder.defaults().persistentDomain(forName: "App")?.count == 200)
    }

    @Test("A journal that grows is folded without being asked to")
    func journalLimit() throws {
        let defaults = try folder.defaults()
        let text = String(repeating: "x", count: 10_000)
        for round in 0..<20 { defaults.set(text + "\(round)", forKey: "k") }
        let size = try FileManager.default.attributesOfItem(atPath: folder.file + ".journal")[.size] as? Int
        #expect(try #require(size) < 100_000)
        #expect(try folder.defaults().string(forKey: "k") == text + "19")
    }

    @Test("A torn line of the journal is skipped, and the one after it is read")
    func tornLine() throws {
        let defaults = try folder.defaults()
        defaults.set(1, forKey: "a")
        let torn = try DefaultsJournal.line(for: .set(["b": 2])).dropLast(9)
        let handle = try #require(FileHandle(forWritingAtPath: folder.file + ".journal"))
        try handle.seekToEnd()
        try handle.write(contentsOf: torn)
        defaults.set(3, forKey: "c")
        let values = try folder.defaults().persistentDomain(forName: "App")
        #expect(values as? [String: Int] == ["a": 1, "c": 3])
    }
}
