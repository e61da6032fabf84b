import CoreData
import Foundation
import Testing

@Suite(.serialized) struct ManagedObjectTests {
    @Test("MO-150: managed properties read and write the object's values, by type and by key")
    func properties() throws {
        let context = try Company.context()
        let person = Person(context: context)
        person.name = "Ada"
        person.age = 36
        person.isAdmin = true
        person.score = 2.5
        person.nicknames = ["a"]
        #expect(person.value(forKey: "age") as? Int == 36)
        #expect(person.value(forKey: "isAdmin") as? Bool == true)
        person.setValue(40, forKey: "age")
        #expect(person.age == 40)
        #expect(person.rank == .high)
        #expect(person.name == "Ada")
        #expect(person.nicknames == ["a"])
        #expect(person.born == Date(timeIntervalSinceReferenceDate: 5))
        try context.save()
        #expect(person.events == ["insert", "willSave", "didSave"])
        person.born = nil
        #expect(person.born == nil)
        #expect(person.isUpdated)
    }

    @Test("MO-150: generated methods add to a relationship and remove from it")
    func methods() throws {
        let context = try Company.context()
        let person = Person(context: context)
        let tags = ["a", "b", "c"].map { context.add("Tag", ["word": $0]) }
        person.addToTags(tags[0])
        person.addToTags(NSSet(array: tags))
        person.removeFromTags(tags[1])
        #expect(person.tags == [tags[0], tags[2]])
        person.tags = [tags[1]]
        #expect(
            (tags[0].value(forKey: "people") as? NSSet)?.count == 0 && (tags[1].value(forKey: "people") as? NSSet)?.contains(person) == true
        )
    }

    @Test("MO-150: an object is a fault until its values are asked for; refreshing makes it one again")
    func faults() throws {
        let coordinator = try Company.coordinator()
        let writer = Company.context(coordinator)
        writer.add("Person", ["name": "Ada"])
        try writer.save()
        let context = Company.context(coordinator)
        let person = try #require(try context.fetch(Person.fetchRequest()).first)
        #expect(person.isFault)
        #expect(person.events == [])
        #expect(person.name == "Ada")
        #expect(!person.isFault)
        #expect(person.events == ["fetch"])
        person.name = "Changed"
        context.refresh(person, mergeChanges: true)
        #expect(person.name == "Changed")
        #expect(person.isUpdated)
        context.refresh(person, mergeChanges: false)
        #expect(person.isFault)
        #expect(person.name == "Ada")
        #expect(!person.hasChanges)
        #expect(context.object(with: person.objectID) === person)
        #expect(try context.existingObject(with: person.objectID) === person)
    }

    @Test("MO-150: observers of a managed property are notified of its changes")
    func observing() throws {
        let context = try Company.context()
        let person = Person(context: context)
        var heard: [String?] = []
        let observation = person.observe(\.name, options: [.new]) { _, change in heard.append(change.newValue ?? nil) }
        person.name = "A"
        person.setValue("B", forKey: "name")
        #expect(heard == ["A", "B"])
        observation.invalidate()
    }

    @Test("MO-152: an object is told before and after, may change itself, and may refuse")
    func hooks() throws {
        let context = try Company.context()
        let person = Person(context: context)
        person.name = "fix me"
        try context.save()
        #expect(person.name == "fixed")
        #expect(!person.hasChanges)
        person.name = "bad"
        try context.save()
        Person(context: context).name = "bad"
        let error = #expect(throws: (any Error).self) { try context.save() } as? NSError
        #expect(error?.domain == "Test")
        #expect(error?.code == 5)
        context.rollback()
        context.delete(person)
        try context.save()
        #expect(person.events.last == "didSave")
        #expect(person.events.contains("delete"))
    }

    @Test("MO-150: an object that somebody else has deleted has no values")
    func gone() throws {
        let coordinator = try Company.coordinator()
        let (context, other) = (Company.context(coordinator), Company.context(coordinator))
        let person = Person(context: context)
        try context.save()
        let id = person.objectID
        let copy = other.object(with: id)
        context.delete(person)
        try context.save()
        #expect(copy.value(forKey: "name") == nil)
        #expect(copy.isDeleted)
        let error = #expect(throws: (any Error).self) { try Company.context(coordinator).existingObject(with: id) } as? NSError
        #expect(error?.code == NSManagedObjectReferentialIntegrityError)
    }

    @Test("MO-150: a value of another type stops the program")
    func mismatch() async {
        await #expect(processExitsWith: .failure) { Person(context: try Company.context()).setValue("x", forKey: "age") }
        await #expect(processExitsWith: .failure) { Person(context: try Company.context()).setValue(1, forKey: "nothing") }
        await #expect(processExitsWith: .failure) {
            let (first, second) = (try Company.context(), try Company.context())
            Person(context: first).department = second.add("Department")
        }
    }

    @Test("MO-148: a sort descriptor of a Swift key path sorts in the store")
    func keyPaths() throws {
        let context = try Company.context()
        for name in ["b", "a", "c"] { Person(context: context).name = name }
        try context.save()
        let request: NSFetchRequest<Person> = Person.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Person.name, ascending: false)]
        request.fetchLimit = 2
        #expect(try context.fetch(request).map(\.name) == ["c", "b"])
        #expect(request.sortDescriptors?.first?.key == "name")
    }
}
