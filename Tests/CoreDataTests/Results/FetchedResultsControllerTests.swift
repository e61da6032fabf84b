import CoreData
import Foundation
import Testing

@MainActor @Suite struct FetchedResultsControllerTests {
    private final class Log: NSObject, NSFetchedResultsControllerDelegate {
        var lines: [String] = []
        var controller: NSObject?

        func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
            #expect(controller == self.controller)
            lines.append("will")
        }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { lines.append("did") }
        func controller(
            _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange sectionInfo: NSFetchedResultsSectionInfo,
            atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
        ) { lines.append("section \(type) \(sectionInfo.name) \(sectionIndex)") }
        func controller(
            _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
            for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) {
            let name = (anObject as? Being)?.name ?? "nil"
            lines.append("\(type) \(name) \(indexPath?.description ?? "-") \(newIndexPath?.description ?? "-")")
        }

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private let context: NSManagedObjectContext
    private let controller: NSFetchedResultsController<Person>
    private let log = Log()

    init() throws {
        context = try Company.context()
        for (name, age) in [("a", 1), ("b", 1), ("c", 2)] { context.add("Person", ["name": name, "age": age]) }
        try context.save()
        let request: NSFetchRequest<Person> = Person.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(key: "age", ascending: true), NSSortDescriptor(key: "name", ascending: true)]
        controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "age", cacheName: nil)
        controller.delegate = log
        log.controller = controller
        try controller.performFetch()
    }

    private func person(_ name: String) throws -> Person { try #require(try context.all("Person", "name == %@", [name]).first as? Person) }

    @Test("MO-154: results are in sections by the key path")
    func sections() throws {
        #expect(controller.sections?.map(\.name) == ["1", "2"])
        #expect(controller.sections?.map(\.numberOfObjects) == [2, 1])
        #expect(controller.object(at: IndexPath(indexes: [1, 0])).name == "c")
        #expect(controller.indexPath(forObject: try person("b")) == IndexPath(indexes: [0, 1]))
        #expect(controller.fetchedObjects?.map(\.name) == ["a", "b", "c"])
        #expect(controller.sectionIndexTitles == ["1", "2"])
    }

    @Test("MO-154: each change is told with its index: deletions by the old numbers, insertions by the new ones")
    func changes() throws {
        context.add("Person", ["name": "aa", "age": 1])
        context.processPendingChanges()
        #expect(log.take() == ["will", "insert aa - [0, 1]", "did"])
        try person("b").score = 5
        context.processPendingChanges()
        #expect(log.take() == ["will", "update b [0, 2] [0, 2]", "did"])
        try person("a").name = "z"
        context.processPendingChanges()
        #expect(log.take() == ["will", "move z [0, 0] [0, 2]", "did"])
        context.delete(try person("c"))
        context.processPendingChanges()
        #expect(log.take() == ["will", "section delete 2 1", "delete c [1, 0] -", "did"])
        try person("b").age = 0
        context.processPendingChanges()
        #expect(log.take() == ["will", "section insert 0 0", "move b [0, 1] [0, 0]", "did"])
        #expect(controller.fetchedObjects?.map(\.name) == ["b", "aa", "z"])
        try context.save()
        #expect(log.take() == [])
    }

    @Test("MO-154: what the predicate does not want is no change; what it wants no longer is deleted")
    func predicate() throws {
        controller.fetchRequest.predicate = NSPredicate(format: "age < 2")
        try controller.performFetch()
        context.add("Person", ["name": "old", "age": 99])
        context.processPendingChanges()
        #expect(log.take() == [])
        try person("a").age = 7
        context.processPendingChanges()
        #expect(log.take() == ["will", "delete a [0, 0] -", "did"])
    }

    @Test("MO-154: what another context saves is reported when it is merged")
    func merged() throws {
        let other = Company.context(try #require(context.persistentStoreCoordinator))
        try #require(try other.all("Person", "name == 'c'").first as? Person).name = "cc"
        other.add("Person", ["name": "d", "age": 2])
        let observer = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextDidSave, object: other, queue: nil) {
            [context] in context.mergeChanges(fromContextDidSave: $0)
        }
        try other.save()
        NotificationCenter.default.removeObserver(observer)
        #expect(log.take() == ["will", "insert d - [1, 1]", "update cc [1, 0] [1, 0]", "did"])
    }

    private final class DifferenceLog: NSObject, NSFetchedResultsControllerDelegate {
        var lines: [String] = []
        func controller(
            _ controller: NSFetchedResultsController<NSFetchRequestResult>,
            didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
        ) { lines.append("-\(diff.removals.count) +\(diff.insertions.count)") }
        func controller(
            _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
            for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) { lines.append("object") }
    }

    @Test("MO-155: a delegate that takes differences receives nothing else")
    func differences() throws {
        let log = DifferenceLog()
        controller.delegate = log
        context.add("Person", ["name": "new", "age": 1])
        context.delete(try person("c"))
        context.processPendingChanges()
        #expect(log.lines == ["-1 +1"])
    }

    @Test("MO-154: a request without sort descriptors stops the program")
    func unsorted() async {
        await #expect(processExitsWith: .failure) {
            _ = NSFetchedResultsController<Person>(
                fetchRequest: Person.fetchRequest(), managedObjectContext: try Company.context(), sectionNameKeyPath: nil, cacheName: nil)
        }
    }
}
