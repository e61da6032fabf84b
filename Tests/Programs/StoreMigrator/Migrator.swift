import CoreData

/// A process to be killed while it makes a store, or brings one to the next version of its model. It says what it has found, and how long
/// that took. Arguments: the store's path, the number of the version, how many objects there are, and, where it is to be killed, after how
/// many nanoseconds of opening.
@main
struct Migrator {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count >= 4, let version = Int(arguments[2]), let count = Int(arguments[3]) else { exit(2) }
        let clock = ContinuousClock()
        let begin = clock.now
        if arguments.count > 4, let moment = Int(arguments[4]) { endAfter(nanoseconds: moment) }
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: VersionedModel.make(version))
        try coordinator.addPersistentStore(
            ofType: NSSQLiteStoreType, configurationName: nil, at: URL(fileURLWithPath: arguments[1]),
            options: [NSMigratePersistentStoresAutomaticallyOption: true, NSInferMappingModelAutomaticallyOption: true])
        let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        if version == 1, try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Item")) == 0 { try fill(context, count) }
        let time = (clock.now - begin) / .nanoseconds(1)
        print(try contents(context, version), Int(time), separator: "\n")
    }

    /// Ends the process by SIGKILL from within, at a moment that what it does knows nothing of.
    private static func endAfter(nanoseconds: Int) {
        var event = sigevent()
        event.sigev_notify = Int32(SIGEV_SIGNAL)
        event.sigev_signo = SIGKILL
        // The first one has the number zero, which is no pointer.
        var timer: timer_t?
        guard timer_create(CLOCK_MONOTONIC, &event, &timer) == 0 else { exit(2) }
        let moment = timespec(tv_sec: nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
        var once = itimerspec(it_interval: timespec(), it_value: moment)
        guard timer_settime(timer, 0, &once, nil) == 0 else { exit(2) }
    }

    /// Saves all at once: objects, half of which lead to others.
    private static func fill(_ context: NSManagedObjectContext, _ count: Int) throws {
        let group = NSEntityDescription.insertNewObject(forEntityName: "Group", into: context)
        for number in 1...count {
            let item = NSEntityDescription.insertNewObject(forEntityName: "Item", into: context)
            item.setValue("item \(number)", forKey: "title")
            item.setValue(number, forKey: "number")
            item.setValue("x", forKey: "gone")
            if number % 2 == 0 { item.setValue(group, forKey: "group") }
        }
        try context.save()
    }

    /// How many objects there are, the sum of their numbers, how many have the right name and how many are in the group, and how many have what is new.
    private static func contents(_ context: NSManagedObjectContext, _ version: Int) throws -> String {
        let items = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Item"))
        let name = version == 1 ? "title" : "name"
        let numbers = items.map { $0.value(forKey: "number") as? Int ?? 0 }
        let named = zip(items, numbers).filter { $0.value(forKey: name) as? String == "item \($1)" }.count
        let groups = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Group"))
        let members = groups.reduce(0) { $0 + (($1.value(forKey: "items") as? NSSet)?.count ?? 0) }
        let kinds = version == 1 ? items.count : items.filter { $0.value(forKey: "kind") as? String == "plain" }.count
        return "\(items.count) \(numbers.reduce(0, +)) \(named) \(members) \(kinds)"
    }
}
