import CoreData
import Foundation
import Testing

@Suite struct StoreTests {
    @Test("MO-151: a container finds its model, opens its store before loading returns, and has a context of the main queue")
    func container() throws {
        let folder = TemporaryFolder()
        let container = NSPersistentContainer(name: "Company", managedObjectModel: try Company.model())
        #expect(
            container.persistentStoreDescriptions.first?.url
                == NSPersistentContainer.defaultDirectoryURL().appendingPathComponent("Company.sqlite"))
        container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: folder.store)]
        var calls = 0
        container.loadPersistentStores { description, error in
            calls += 1
            #expect(error == nil)
            #expect(description.url == folder.store)
            #expect(description.type == NSSQLiteStoreType)
        }
        #expect(calls == 1)
        #expect(FileManager.default.fileExists(atPath: folder.store.path))
        #expect(container.viewContext.concurrencyType == .mainQueueConcurrencyType)
        let background = container.newBackgroundContext()
        try background.performAndWait {
            background.add("Tag", ["word": "x"])
            try background.save()
        }
        let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: folder.store)
        #expect(container.managedObjectModel.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    }

    @Test("MO-151: the store at /dev/null is in memory")
    func devNull() throws {
        let container = NSPersistentContainer(name: "Company", managedObjectModel: try Company.model())
        container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
        container.loadPersistentStores { _, error in #expect(error == nil) }
        container.viewContext.performAndWait { _ = container.viewContext.add("Tag", ["word": "x"]) }
        try container.viewContext.performAndWait { try container.viewContext.save() }
        #expect(try container.viewContext.performAndWait { try container.viewContext.all("Tag").count } == 1)
    }

    @Test("MO-151: a damaged file is an error that names it, and stays as it is", arguments: [0, 1])
    func damaged(kind: Int) throws {
        let folder = TemporaryFolder()
        let bytes = kind == 0 ? Data("This is no database, though it is long enough to be one.".utf8) : Data(repeating: 7, count: 9000)
        try bytes.write(to: folder.store)
        let error = #expect(throws: (any Error).self) { try Company.coordinator(folder.store) } as? NSError
        #expect(error?.domain == NSCocoaErrorDomain)
        #expect(error?.code == NSFileReadCorruptFileError)
        #expect(error?.userInfo[NSFilePathErrorKey] as? String == folder.store.path)
        #expect(try Data(contentsOf: folder.store) == bytes)
    }

    @Test("MO-151: a store with damaged pages throws, and does not stop the program")
    func damagedPages() throws {
        let folder = TemporaryFolder()
        try autoreleasepool {
            let context = Company.context(
                try Company.coordinator(folder.store, options: ["NSSQLitePragmasOption": ["journal_mode": "DELETE"]]))
            for number in 0..<500 { context.add("Person", ["name": "Person \(number)"]) }
            try context.save()
        }
        var data = try Data(contentsOf: folder.store)
        data.replaceSubrange(4096..<data.count, with: Data(repeating: 0xAB, count: data.count - 4096))
        try data.write(to: folder.store)
        let error =
            #expect(throws: (any Error).self) {
                _ = try Company.context(try Company.coordinator(folder.store)).all("Person")
            } as? NSError
        #expect(error?.code == NSFileReadCorruptFileError)
    }

    @Test("MO-151: a folder that is not there, and a type that nobody knows, are errors")
    func impossible() throws {
        let url = URL(fileURLWithPath: "/nowhere/at/all/Store.sqlite")
        let error = #expect(throws: (any Error).self) { try Company.coordinator(url) } as? NSError
        #expect(error?.code == NSPersistentStoreOpenError)
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: try Company.model())
        let second =
            #expect(throws: (any Error).self) {
                try coordinator.addPersistentStore(ofType: "XML", configurationName: nil, at: url)
            } as? NSError
        #expect(second?.code == NSPersistentStoreInvalidTypeError)
        let third =
            #expect(throws: (any Error).self) {
                let context = Company.context(coordinator)
                context.add("Tag", ["word": "x"])
                try context.save()
            } as? NSError
        #expect(third?.code == NSCoreDataError)
    }

    @Test("MO-152: somebody else's save is a conflict, which the merge policy decides")
    func conflicts() throws {
        let results: [(Any, String?, Int?)] = [
            (NSErrorMergePolicy, nil, nil), (NSMergeByPropertyObjectTrumpMergePolicy, "mine", 7),
            (NSMergeByPropertyStoreTrumpMergePolicy, "theirs", 7),
            (NSOverwriteMergePolicy, "mine", 18), (NSRollbackMergePolicy, "theirs", 7),
        ]
        for (policy, name, age) in results {
            let coordinator = try Company.coordinator()
            let (first, second) = (Company.context(coordinator), Company.context(coordinator))
            let mine = first.add("Person", ["name": "old"])
            try first.save()
            let theirs = second.object(with: mine.objectID)
            theirs.setValue("theirs", forKey: "name")
            theirs.setValue(7, forKey: "age")
            try second.save()
            mine.setValue("mine", forKey: "name")
            first.mergePolicy = policy
            guard let name else {
                let error = #expect(throws: (any Error).self) { try first.save() } as? NSError
                #expect(error?.code == NSManagedObjectMergeError)
                #expect((error?.userInfo["conflictList"] as? [NSMergeConflict])?.first?.sourceObject === mine)
                #expect(mine.isUpdated)
                continue
            }
            try first.save()
            let reader = Company.context(coordinator)
            let stored = try #require(try reader.all("Person").first)
            #expect(stored.value(forKey: "name") as? String == name)
            #expect(stored.value(forKey: "age") as? Int == age)
        }
    }

    @Test("MO-152: unique values: an error, or the stored object's place")
    func uniqueness() throws {
        let coordinator = try Company.coordinator()
        let context = Company.context(coordinator)
        let tag = context.add("Tag", ["word": "x"])
        try context.save()
        let other = Company.context(coordinator)
        other.add("Tag", ["word": "x"])
        let error = #expect(throws: (any Error).self) { try other.save() } as? NSError
        #expect(error?.code == NSManagedObjectConstraintMergeError)
        #expect(other.hasChanges)
        other.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        try other.save()
        #expect(try other.all("Tag").map(\.objectID) == [tag.objectID])
    }

    @Test("MO-148: batch requests change the store at once")
    func batches() throws {
        let context = try Company.context()
        let insert = NSBatchInsertRequest(entityName: "Person", objects: (0..<10).map { ["name": "P\($0)", "age": $0] })
        insert.resultType = .count
        #expect((try context.execute(insert) as? NSBatchInsertResult)?.result as? Int == 10)
        let update = NSBatchUpdateRequest(entityName: "Person")
        update.predicate = NSPredicate(format: "age > 7")
        update.propertiesToUpdate = ["name": "old"]
        update.resultType = .updatedObjectsCountResultType
        #expect((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int == 2)
        let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Person")
        request.predicate = NSPredicate(format: "name == 'old'")
        let delete = NSBatchDeleteRequest(fetchRequest: request)
        delete.resultType = .resultTypeObjectIDs
        let ids = try #require((try context.execute(delete) as? NSBatchDeleteResult)?.result as? [NSManagedObjectID])
        #expect(ids.count == 2)
        NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSDeletedObjectsKey: ids], into: [context])
        #expect(try context.all("Person").count == 8)
    }
}
