@testable import CoreData
import Foundation
import Synchronization
import Testing

@Suite struct KnownObjectTests {
    /// Saves objects, and returns a context that knows none of them, and their IDs.
    private func saved(_ count: Int) throws -> (context: NSManagedObjectContext, ids: [NSManagedObjectID]) {
        let coordinator = try Company.coordinator()
        let writer = Company.context(coordinator)
        let objects = (0..<count).map { writer.add("Person", ["name": "\($0)", "age": $0 % 100]) }
        try writer.save()
        return (Company.context(coordinator), objects.map(\.objectID))
    }

    @Test("MO-152: a context knows an object of the store as long as somebody keeps it, and makes another one after that")
    func keeping() throws {
        let (context, ids) = try saved(2)
        var first: NSManagedObject? = context.object(with: ids[0])
        #expect(context.registeredObject(for: ids[0]) === first && context.registeredObjects.count == 1)
        weak let former = first
        first = nil
        #expect(former == nil && context.registeredObject(for: ids[0]) == nil && context.registeredObjects.isEmpty)
        #expect(context.object(with: ids[0]).value(forKey: "name") as? String == "0")
        context.retainsRegisteredObjects = true
        #expect(context.object(with: ids[1]) === context.registeredObject(for: ids[1]))
        #expect(context.registeredObjects.count == 1)
    }

    /// An object that another thread lets go of.
    private struct Handed: @unchecked Sendable {
        let object: NSManagedObject
    }

    @Test("MO-152: objects may be let go of on any thread while the context looks for them")
    func threads() throws {
        let (context, ids) = try saved(4)
        let handed = Mutex<[Handed]>([])
        let isOver = Atomic(false)
        let ended = DispatchGroup()
        for _ in 0..<2 {
            DispatchQueue.global().async(group: ended) {
                // The last reference goes here, as often as not.
                while !isOver.load(ordering: .acquiring) { handed.withLock { $0.removeAll() } }
            }
        }
        for round in 0..<20_000 {
            let object = context.object(with: ids[round % 4])
            if object.objectID != ids[round % 4] { Issue.record("\(object) was found for \(ids[round % 4])") }
            let sent = Handed(object: object)
            handed.withLock { $0.append(sent) }
        }
        isOver.store(true, ordering: .releasing)
        ended.wait()
        handed.withLock { $0.removeAll() }
        #expect(context.registeredObjects.isEmpty)
        #expect(context.object(with: ids[3]).value(forKey: "name") as? String == "3")
    }

    @Test("MO-152: what is known of objects that are gone is forgotten")
    func sweeping() throws {
        let (context, ids) = try saved(1)
        let coordinator = try #require(context.persistentStoreCoordinator)
        let store = try #require(coordinator.persistentStores.first)
        let entity = ids[0].entity
        for number in 1...40_000 { _ = context.object(with: NSManagedObjectID(entity: entity, store: store, number: Int64(number))) }
        #expect(context.registeredObjects.isEmpty)
        #expect(context.reference.known.count < 20_000)
    }

    @Test("MO-152: an object outlives its context, and dies after it")
    func outliving() throws {
        var object: NSManagedObject?
        do {
            let (context, ids) = try saved(1)
            object = context.object(with: ids[0])
            #expect(object?.managedObjectContext === context)
        }
        #expect(object?.managedObjectContext == nil && object?.isFault == true)
        weak let former = object
        object = nil
        #expect(former == nil)
    }

    @Test("MO-152: an object that is registered twice, and under another ID, is forgotten as a whole")
    func twice() throws {
        let (context, ids) = try saved(2)
        var object: NSManagedObject? = context.object(with: ids[0])
        if let object { context.reference.known.add(object, ids[1].key) }
        #expect(context.registeredObject(for: ids[0]) == nil && context.registeredObject(for: ids[1]) === object)
        object = nil
        #expect(context.registeredObjects.isEmpty && context.registeredObject(for: ids[1]) == nil)
    }

    @Test("MO-152: who is dying is not found any more")
    func dying() {
        final class Owner {
            let reference = SharedWeakReference<Owner>()
            let told: (Owner?) -> Void
            init(_ told: @escaping (Owner?) -> Void) {
                self.told = told
                reference.begin(self)
            }
            deinit {
                told(reference.object)
                reference.end()
            }
        }
        var answers: [Bool] = []
        var owner: Owner? = Owner { answers.append($0 == nil) }
        let reference = owner?.reference
        #expect(reference?.object === owner)
        owner = nil
        #expect(answers == [true] && reference?.object == nil)
    }
}
