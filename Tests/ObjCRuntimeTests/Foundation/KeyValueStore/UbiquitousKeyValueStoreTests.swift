import Foundation
import Testing

@testable import ObjCRuntime

@Suite("Values that other devices would see, too")
struct UbiquitousKeyValueStoreTests {
    private let folder: DefaultsFolder

    init() throws { folder = try DefaultsFolder() }

    @Test("What is set is read again, also after a restart, and synchronize says that it is saved")
    func restart() {
        let store = NSUbiquitousKeyValueStore(in: folder.store())
        store.set("text", forKey: "string")
        store.set(Int64.max, forKey: "number")
        store.set(2.5, forKey: "double")
        store.set(true, forKey: "bool")
        store.set([1, 2], forKey: "array")
        store.set(Data([1]), forKey: "data")
        #expect(store.synchronize())
        let restarted = NSUbiquitousKeyValueStore(in: folder.store())
        #expect(restarted.string(forKey: "string") == "text")
        #expect(restarted.longLong(forKey: "number") == .max)
        #expect(restarted.double(forKey: "double") == 2.5)
        #expect(restarted.bool(forKey: "bool"))
        #expect(restarted.array(forKey: "array") as? [Int] == [1, 2])
        #expect(restarted.data(forKey: "data") == Data([1]))
        #expect(restarted.dictionaryRepresentation.count == 6)
    }

    @Test("What is of another type reads as nothing, and nil removes")
    func otherTypes() {
        let store = NSUbiquitousKeyValueStore(in: folder.store())
        store.set("12", forKey: "key")
        #expect(store.longLong(forKey: "key") == 0)
        #expect(store.array(forKey: "key") == nil)
        #expect(!store.bool(forKey: "key"))
        store.set(nil as String?, forKey: "key")
        #expect(store.object(forKey: "key") == nil)
        store.set(1 as Int64, forKey: "key")
        store.removeObject(forKey: "key")
        #expect(store.dictionaryRepresentation.isEmpty)
    }

    @Test("User defaults, arguments and registered values have nothing to do with it")
    func apart() throws {
        let process = folder.store(arguments: ["-key", "argument"])
        let defaults = try DefaultsFolder.defaults(in: process)
        defaults.set("mine", forKey: "key")
        defaults.register(defaults: ["other": 1])
        let store = NSUbiquitousKeyValueStore(in: process)
        #expect(store.object(forKey: "key") == nil)
        #expect(store.object(forKey: "other") == nil)
        store.set("its", forKey: "own")
        #expect(defaults.object(forKey: "own") == nil)
    }
}
