import CoreData

/// A process to be killed. It says what it finds in a store: two numbers that are saved together, and how many rounds are recorded. Then it
/// saves the next round again and again, and says each that is done. The only argument is the store's path.
@main
struct Writer {
    static func main() throws {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model())
        let url = URL(fileURLWithPath: CommandLine.arguments[1])
        try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
        let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        let counters = try ["a", "b"].map { try counter($0, context) }
        let numbers = counters.map { $0.value(forKey: "number") as? Int ?? -1 }
        let rounds = try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Round"))
        say("\(numbers[0]) \(numbers[1]) \(rounds)")
        for round in (numbers[0] + 1)... {
            for counter in counters { counter.setValue(round, forKey: "number") }
            NSEntityDescription.insertNewObject(forEntityName: "Round", into: context).setValue(round, forKey: "number")
            try context.save()
            say("\(round)")
        }
    }

    private static func counter(_ name: String, _ context: NSManagedObjectContext) throws -> NSManagedObject {
        let request = NSFetchRequest<NSManagedObject>(entityName: "Counter")
        request.predicate = NSPredicate(format: "name == %@", name)
        if let counter = try context.fetch(request).first { return counter }
        let counter = NSEntityDescription.insertNewObject(forEntityName: "Counter", into: context)
        counter.setValue(name, forKey: "name")
        return counter
    }

    private static func model() -> NSManagedObjectModel {
        let model = NSManagedObjectModel()
        model.entities = ["Counter", "Round"].map { name in
            let entity = NSEntityDescription()
            entity.name = name
            entity.properties = [attribute("name", .stringAttributeType, nil), attribute("number", .integer64AttributeType, 0)]
            return entity
        }
        return model
    }

    private static func attribute(_ name: String, _ type: NSAttributeType, _ value: Any?) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.name = name
        attribute.attributeType = type
        attribute.defaultValue = value
        return attribute
    }

    /// Straight to the pipe: what has been said must be true though the process dies the moment after.
    private static func say(_ text: String) {
        let line = Array((text + "\n").utf8)
        guard write(STDOUT_FILENO, line, line.count) == line.count else { exit(0) }
    }
}
