import CoreData
import Foundation
import Testing

@Suite struct QueueTests {
    private let container: NSPersistentContainer

    init() throws {
        container = NSPersistentContainer(name: "Company", managedObjectModel: try Company.model())
        container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
        container.loadPersistentStores { _, error in #expect(error == nil) }
    }

    @Test("MO-157: perform runs on the context's queue, and gives the result or the error of the block")
    func performing() async throws {
        let context = container.newBackgroundContext()
        let count = try await context.perform {
            context.add("Tag", ["word": "x"])
            try context.save()
            return try context.all("Tag").count
        }
        #expect(count == 1)
        await #expect(throws: CocoaError.self) { try await context.perform { throw CocoaError(.fileNoSuchFile) } }
        let isMain = await container.performBackgroundTask { _ in Thread.isMainThread }
        #expect(!isMain)
        let nested = context.performAndWait { context.performAndWait { 5 } }
        #expect(nested == 5)
    }

    @Test("MO-148: the main context merges what others save, if it is told to") @MainActor
    func merging() async throws {
        let view = container.viewContext
        view.automaticallyMergesChangesFromParent = true
        let tag = view.add("Tag", ["word": "x"])
        try view.save()
        let id = tag.objectID
        try await container.performBackgroundTask { context in
            context.object(with: id).setValue("y", forKey: "word")
            context.add("Tag", ["word": "z"])
            try context.save()
        }
        // What the merge waits for: the main queue.
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect(tag.value(forKey: "word") as? String == "y")
        #expect(try view.all("Tag").count == 2)
    }

    @Test("MO-152: a child context reads from its parent and saves into it") @MainActor
    func children() throws {
        let parent = container.viewContext
        let department = parent.add("Department", ["title": "D"])
        let child = NSManagedObjectContext(.privateQueue)
        child.parent = parent
        try child.performAndWait {
            let copy = try #require(child.object(with: department.objectID) as NSManagedObject?)
            #expect(copy.value(forKey: "title") as? String == "D")
            #expect(copy !== department)
            copy.setValue("E", forKey: "title")
            let person = child.add("Person", ["name": "P", "department": copy])
            #expect(try child.all("Person", "department == %@", [copy]).first === person)
            try child.save()
            #expect(!child.hasChanges)
        }
        #expect(department.value(forKey: "title") as? String == "E")
        #expect(parent.hasChanges)
        let person = try #require(try parent.all("Person").first)
        #expect(person.isInserted)
        #expect(person.value(forKey: "department") as? NSManagedObject === department)
        try parent.save()
        #expect(try Company.context(container.persistentStoreCoordinator).names() == ["P"])
        try child.performAndWait {
            let copy = try #require(try child.all("Person").first)
            child.delete(copy)
            try child.save()
        }
        #expect(person.isDeleted)
        try parent.save()
        #expect(try parent.names() == [])
    }

    @Test("MO-148: an asynchronous request is answered later") @MainActor
    func asynchronous() async throws {
        let view = container.viewContext
        view.add("Tag", ["word": "x"])
        let words = try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<[String], any Error>) in
            let request = NSAsynchronousFetchRequest(fetchRequest: NSFetchRequest<NSManagedObject>(entityName: "Tag")) { result in
                continuation.resume(returning: (result.finalResult ?? []).compactMap { $0.value(forKey: "word") as? String })
            }
            do { try view.execute(request) } catch { continuation.resume(throwing: error) }
        }
        #expect(words == ["x"])
    }
}
