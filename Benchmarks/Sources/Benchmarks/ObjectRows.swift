import CoreData
import Foundation
import References

/// Objects of five attributes, one of them with an index, in a store of their own, which is new each time.
@MainActor
enum ObjectRows {
    private static let folder = FileManager.default.temporaryDirectory.appendingPathComponent("forastero-rows-\(getpid())")

    private static let model: NSManagedObjectModel = {
        let entity = NSEntityDescription()
        entity.name = "Item"
        let number = attribute("number", .integer64AttributeType)
        entity.properties = [
            attribute("title", .stringAttributeType), attribute("detail", .stringAttributeType), number,
            attribute("price", .doubleAttributeType), attribute("date", .dateAttributeType),
        ]
        entity.indexes = [
            NSFetchIndexDescription(
                name: "byNumber", elements: [NSFetchIndexElementDescription(property: number, collationType: .binary)])
        ]
        let model = NSManagedObjectModel()
        model.entities = [entity]
        return model
    }()

    private static func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        (attribute.name, attribute.attributeType) = (name, type)
        return attribute
    }

    static func insert(_ count: Int) { inFolder { path in try insert(count, into: try context(path)) } }

    private static func context(_ path: String) throws -> NSManagedObjectContext {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: URL(fileURLWithPath: path), options: nil)
        return context(coordinator)
    }

    private static func context(_ coordinator: NSPersistentStoreCoordinator?) -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return context
    }

    private static func insert(_ count: Int, into context: NSManagedObjectContext) throws {
        let date = Date(timeIntervalSinceReferenceDate: 7e8)
        for row in 0..<count {
            let item = NSManagedObject(entity: model.entities[0], insertInto: context)
            // What properties that are declared `@NSManaged` become.
            item._setManagedValue(Optional("Title of row \(row)"), "title")
            item._setManagedValue(Optional("Some more words for row \(row)"), "detail")
            item._setManagedValue(Int64(row), "number")
            item._setManagedValue(Double(row) * 0.5, "price")
            item._setManagedValue(Optional(date), "date")
        }
        try context.save()
    }

    /// Fetches 20 of many objects by their index and reads one value of each, in a context that knows none of them.
    static func fetching(of count: Int) -> Benchmark.Work {
        var coordinator: NSPersistentStoreCoordinator?
        // The file is open, so that it may go.
        inFolder { path in
            let writer = try context(path)
            try insert(count, into: writer)
            coordinator = writer.persistentStoreCoordinator
        }
        return { rounds in
            for round in 0..<rounds {
                let first = round &* 7919 % (count - 20)
                let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
                request.predicate = NSPredicate(format: "number >= %d AND number < %d", first, first + 20)
                request.sortDescriptors = [NSSortDescriptor(key: "number", ascending: true)]
                // Without its context, an object has no values.
                let context = context(coordinator)
                let found = (try? context.fetch(request)) ?? []
                let numbers = found.compactMap { $0.value(forKey: "number") as? Int }
                precondition(numbers == Array(first..<first + 20), "Other objects were found than were asked for.")
            }
        }
    }

    static func write(_ count: Int) {
        inFolder { path in precondition(reference_write_rows(path, Int32(count)) != 0, "The rows cannot be written to \(path).") }
    }

    private static func inFolder(_ body: (_ path: String) throws -> Void) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try body(folder.appendingPathComponent("rows.sqlite").path)
        } catch {
            fatalError("The rows cannot be written to \(folder.path): \(error)")
        }
    }
}
