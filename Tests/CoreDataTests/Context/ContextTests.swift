import CoreData
import Foundation
import Testing

@Suite struct ContextTests {
    @Test("MO-152: what is inserted, changed and deleted is known to the context alone until it is saved")
    func saving() throws {
        let coordinator = try Company.coordinator()
        let (context, other) = (Company.context(coordinator), Company.context(coordinator))
        let person = context.add("Person", ["name": "Ada", "age": 36])
        #expect(person.isInserted)
        #expect(person.objectID.isTemporaryID)
        #expect(context.insertedObjects == [person])
        #expect(try other.names() == [])
        try context.save()
        #expect(!person.hasChanges)
        #expect(!person.objectID.isTemporaryID)
        #expect(!context.hasChanges)
        #expect(try other.names() == ["Ada"])
        person.setValue("Grace", forKey: "name")
        #expect(person.isUpdated)
        #expect(person.changedValues()["name"] as? String == "Grace")
        #expect(person.committedValues(forKeys: ["name"])["name"] as? String == "Ada")
        try context.save()
        context.delete(person)
        try context.save()
        #expect(try context.names() == [] && person.managedObjectContext == nil)
    }

    @Test("MO-152: values of all types come back as they were saved")
    func types() throws {
        let folder = TemporaryFolder()
        let id = UUID()
        let values: [String: Any] = [
            "name": "Ä\u{0}💚", "age": -7, "balance": NSDecimalNumber(string: "1234567890123456789.01"),
            "born": Date(timeIntervalSinceReferenceDate: 1.5), "home": URL(fileURLWithPath: "/tmp/x y"), "id": id, "isAdmin": true,
            "nicknames": ["a", "b"], "photo": Data([0, 1, 2]), "score": 0.1,
        ]
        do {
            let context = Company.context(try Company.coordinator(folder.store))
            context.add("Person", values)
            try context.save()
        }
        let context = Company.context(try Company.coordinator(folder.store))
        let person = try #require(try context.all("Person").first)
        for (key, value) in values {
            #expect(
                (person.value(forKey: key) as? NSObject)?.isEqual(value) ?? false || "\(person.value(forKey: key) ?? "")" == "\(value)",
                "\(key)")
        }
        #expect(person.value(forKey: "id") as? UUID == id)
        #expect(person.value(forKey: "nicknames") as? [String] == ["a", "b"])
    }

    @Test("MO-152: both sides of a relationship are kept at once")
    func inverses() throws {
        let context = try Company.context()
        let (first, second) = (context.add("Department"), context.add("Department"))
        let person = context.add("Person", ["department": first])
        #expect((first.value(forKey: "people") as? NSSet)?.contains(person) == true)
        second.mutableSetValue(forKey: "people").add(person)
        #expect(person.value(forKey: "department") as? NSManagedObject === second)
        #expect((first.value(forKey: "people") as? NSSet)?.count == 0)
        person.setValue(nil, forKey: "department")
        #expect((second.value(forKey: "people") as? NSSet)?.count == 0)
        let tag = context.add("Tag", ["word": "x"])
        person.mutableSetValue(forKey: "tags").add(tag)
        #expect((tag.value(forKey: "people") as? NSSet)?.contains(person) == true)
    }

    @Test("MO-152: relationships of all kinds come back")
    func relationships() throws {
        let coordinator = try Company.coordinator()
        let context = Company.context(coordinator)
        let department = context.add("Department", ["title": "A"])
        let tags = ["x", "y", "z"].map { context.add("Tag", ["word": $0]) }
        let person = context.add("Robot", ["name": "R", "department": department, "tags": NSSet(array: tags)])
        let steps = (0..<4).map { context.add("Step", ["number": 3 - $0]) }
        department.setValue(NSOrderedSet(array: steps), forKey: "steps")
        try context.save()
        department.mutableOrderedSetValue(forKey: "steps").removeObject(at: 1)
        person.mutableSetValue(forKey: "tags").remove(tags[1])
        try context.save()
        let other = Company.context(coordinator)
        let found = try #require(try other.all("Department").first)
        #expect(
            (found.value(forKey: "steps") as? NSOrderedSet)?.array.map { ($0 as? NSManagedObject)?.value(forKey: "number") as? Int } == [
                3, 1, 0,
            ])
        let robot = try #require((found.value(forKey: "people") as? NSSet)?.anyObject() as? NSManagedObject)
        #expect(robot.entity.name == "Robot")
        #expect(robot.value(forKey: "department") as? NSManagedObject === found)
        #expect(Set((robot.value(forKeyPath: "tags.word") as? NSSet)?.compactMap { $0 as? String } ?? []) == ["x", "z"])
    }

    @Test("MO-152: rules of deletion: nullify, cascade, deny")
    func deletion() throws {
        let context = try Company.context()
        let department = context.add("Department")
        let person = context.add("Person", ["department": department])
        let tag = context.add("Tag", ["word": "x", "people": NSSet(object: person)])
        let step = context.add("Step", ["department": department])
        try context.save()
        context.delete(department)
        let error = #expect(throws: (any Error).self) { try context.save() }
        #expect((error as? NSError)?.code == NSValidationRelationshipDeniedDeleteError)
        context.rollback()
        #expect(!department.isDeleted)
        #expect(!person.isDeleted)
        #expect(step.value(forKey: "department") as? NSManagedObject === department)
        context.delete(step)
        context.delete(department)
        try context.save()
        #expect(try context.names() == [])
        #expect((tag.value(forKey: "people") as? NSSet)?.count == 0)
    }

    @Test("MO-152: a save checks what is required, its length, and tells of several mistakes in one")
    func validation() throws {
        let context = try Company.context()
        let tag = context.add("Tag")
        let error = #expect(throws: (any Error).self) { try context.save() } as? NSError
        #expect(error?.code == NSValidationMissingMandatoryPropertyError)
        #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "word")
        #expect(error?.userInfo[NSValidationObjectErrorKey] as? NSManagedObject === tag)
        context.add("Person", ["code": "12345"])
        let second = #expect(throws: (any Error).self) { try context.save() } as? NSError
        let codes = (second?.userInfo[NSDetailedErrorsKey] as? [NSError])?.map(\.code).sorted()
        #expect(second?.code == NSValidationMultipleErrorsError)
        #expect(codes == [NSValidationMissingMandatoryPropertyError, NSValidationStringTooLongError])
        #expect(context.hasChanges)
    }

    @Test("MO-153: a fetch counts what is not saved, and the same row is the same object")
    func pending() throws {
        let context = try Company.context()
        let person = context.add("Person", ["name": "B", "age": 1])
        context.add("Person", ["name": "A", "age": 2])
        #expect(try context.all("Person", "age < 2").first === person)
        try context.save()
        person.setValue(5, forKey: "age")
        #expect(try context.all("Person", "age < 2").isEmpty)
        #expect(try context.all("Person", "age > 1", by: ["name"]).last === person)
        let request = NSFetchRequest<NSManagedObject>(entityName: "Person")
        request.predicate = NSPredicate(format: "age < 2")
        request.includesPendingChanges = false
        #expect(try context.fetch(request).first === person)
        request.predicate = nil
        #expect(try context.count(for: request) == 2)
        context.delete(person)
        #expect(try context.names() == ["A"])
    }

    @Test("MO-153: an unknown entity stops the program")
    func unknownEntity() async {
        await #expect(processExitsWith: .failure) { _ = try Company.context().all("Unicorn") }
        await #expect(processExitsWith: .failure) {
            _ = NSEntityDescription.insertNewObject(forEntityName: "Unicorn", into: try Company.context())
        }
    }

    @Test("MO-153: abstract entities, subentities, IDs, numbers and dictionaries")
    func results() throws {
        let context = try Company.context()
        for (name, age) in [("A", 1), ("B", 2), ("C", 2)] { context.add("Person", ["name": name, "age": age]) }
        let robot = context.add("Robot", ["name": "R", "age": 9])
        try context.save()
        #expect(try context.all("Being").count == 4 && context.all("Robot").first === robot)
        let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Person")
        ids.resultType = .managedObjectIDResultType
        ids.includesSubentities = false
        #expect(try context.fetch(ids).count == 3)
        let sums = NSFetchRequest<NSDictionary>(entityName: "Person")
        sums.resultType = .dictionaryResultType
        let sum = NSExpressionDescription()
        sum.name = "total"
        sum.expression = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "age")])
        sum.expressionResultType = .integer64AttributeType
        sums.propertiesToFetch = [sum]
        #expect(try context.fetch(sums).map { $0["total"] as? Int } == [14])
        sums.propertiesToFetch = ["age", sum]
        sums.propertiesToGroupBy = ["age"]
        sums.sortDescriptors = [NSSortDescriptor(key: "age", ascending: true)]
        #expect(try context.fetch(sums).map { $0["total"] as? Int } == [1, 4, 9])
        #expect(
            context.persistentStoreCoordinator?.managedObjectID(forURIRepresentation: robot.objectID.uriRepresentation()) == robot.objectID)
    }

    @Test("MO-156: changes are reported when they are processed, not at each one")
    func events() throws {
        let context = try Company.context()
        let log = EventLog(context)
        let person = context.add("Person")
        person.setValue("A", forKey: "name")
        #expect(log.lines == [])
        context.processPendingChanges()
        person.setValue("B", forKey: "name")
        person.setValue("C", forKey: "name")
        context.processPendingChanges()
        try context.save()
        context.delete(person)
        context.processPendingChanges()
        #expect(log.lines == ["inserted 1", "updated 1", "will", "did", "deleted 1"])
    }

    @Test("MO-152: undo and redo")
    @MainActor func undo() throws {
        let context = try Company.context()
        let manager = UndoManager()
        manager.groupsByEvent = false
        context.undoManager = manager
        func change(_ body: () -> Void) {
            manager.beginUndoGrouping()
            body()
            context.processPendingChanges()
            manager.endUndoGrouping()
        }
        var person: NSManagedObject!
        change { person = context.add("Person", ["name": "A"]) }
        change { person.setValue("B", forKey: "name") }
        context.undo()
        #expect(person.value(forKey: "name") as? String == "A")
        context.redo()
        #expect(person.value(forKey: "name") as? String == "B")
        context.undo()
        context.undo()
        #expect(context.insertedObjects.isEmpty)
    }
}

/// Writes down what a context tells of.
final class EventLog: @unchecked Sendable {
    private(set) var lines: [String] = []
    private var observers: [any NSObjectProtocol] = []

    init(_ context: NSManagedObjectContext) {
        listen(.NSManagedObjectContextObjectsDidChange, context) { information in
            [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey, NSRefreshedObjectsKey].compactMap { key in
                (information[key] as? Set<NSManagedObject>).map { "\(key) \($0.count)" }
            }
        }
        listen(.NSManagedObjectContextWillSave, context) { _ in ["will"] }
        listen(.NSManagedObjectContextDidSave, context) { _ in ["did"] }
    }

    private func listen(
        _ name: Notification.Name, _ context: NSManagedObjectContext, _ body: @escaping @Sendable ([AnyHashable: Any]) -> [String]
    ) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { [unowned self] notification in
                lines += body(notification.userInfo ?? [:])
            })
    }

    deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
}
