@testable import CoreData
import Foundation
import Testing

@Suite struct MigrationTests {
    private static let old = """
        <model><entity name="Man" elementID="Human"><attribute name="title" optional="YES" attributeType="String"/>
        <attribute name="age" optional="YES" attributeType="Integer 16"/><attribute name="gone" optional="YES" attributeType="String"/>
        <relationship name="friends" optional="YES" toMany="YES" destinationEntity="Man" inverseName="friends" inverseEntity="Man"/>
        <relationship name="boss" optional="YES" maxCount="1" destinationEntity="Man" inverseName="team" inverseEntity="Man"/>
        <relationship name="team" optional="YES" toMany="YES" destinationEntity="Man" inverseName="boss" inverseEntity="Man"/></entity></model>
        """

    private static func new(_ attributes: String) -> String {
        """
        <model><entity name="Animal"><attribute name="legs" optional="YES" attributeType="Integer 16"/></entity>
        <entity name="Human" elementID="Man">\(attributes)
        <relationship name="friends" optional="YES" toMany="YES" destinationEntity="Human" inverseName="friends" inverseEntity="Human"/>
        <relationship name="chief" elementID="boss" optional="YES" maxCount="1" destinationEntity="Human" inverseName="team" inverseEntity="Human"/>
        <relationship name="team" optional="YES" toMany="YES" destinationEntity="Human" inverseName="chief" inverseEntity="Human"/></entity></model>
        """
    }

    private static let renamed = new(
        """
        <attribute name="name" elementID="title" optional="YES" attributeType="String"/><attribute name="age" optional="YES" attributeType="Integer 64"/>
        <attribute name="kind" attributeType="String" defaultValueString="plain"/>
        """)

    private func fill(_ folder: TemporaryFolder) throws {
        let context = Company.context(try Company.coordinator(folder.store, Self.old))
        let boss = context.add("Man", ["title": "Ada", "age": 36, "gone": "x"])
        context.add("Man", ["title": "Bob", "boss": boss, "friends": NSSet(object: boss)])
        try context.save()
    }

    @Test("MO-151: a store of an older version is brought to the new one: added, removed and renamed things")
    func renaming() throws {
        let folder = TemporaryFolder()
        try fill(folder)
        let context = Company.context(try Company.coordinator(folder.store, Self.renamed))
        let people = try context.all("Human", by: ["name"])
        #expect(people.map { $0.value(forKey: "name") as? String } == ["Ada", "Bob"])
        #expect(people.map { $0.value(forKey: "kind") as? String } == ["plain", "plain"] && people[0].value(forKey: "age") as? Int == 36)
        #expect(people[1].value(forKey: "chief") as? NSManagedObject === people[0])
        #expect((people[0].value(forKey: "team") as? NSSet)?.contains(people[1]) == true)
        #expect((people[1].value(forKey: "friends") as? NSSet)?.contains(people[0]) == true)
        context.add("Human", ["name": "New", "chief": people[0]])
        context.add("Animal", ["legs": 4])
        try context.save()
        #expect(try context.all("Human").count == 3)
        // Nothing is to be done the second time.
        #expect(try Company.context(try Company.coordinator(folder.store, Self.renamed)).all("Human").count == 3)
    }

    @Test("MO-151: a migration that ends before the store says of which version it is leaves the old store")
    func endsBeforeTheVersion() throws {
        let folder = TemporaryFolder()
        try fill(folder)
        // Whoever says of which version the store is fails, as if the program had been killed there.
        let trigger = "CREATE TRIGGER ends BEFORE INSERT ON z_metadata BEGIN SELECT RAISE(ABORT, 'ends'); END"
        try SQLiteDatabase(path: folder.store.path, isReadOnly: false).execute(trigger)
        #expect(throws: (any Error).self) { try Company.coordinator(folder.store, Self.renamed) }
        try SQLiteDatabase(path: folder.store.path, isReadOnly: false).execute("DROP TRIGGER ends")
        #expect(try Company.context(try Company.coordinator(folder.store, Self.old)).all("Man", "title == 'Ada'").count == 1)
        #expect(try Company.context(try Company.coordinator(folder.store, Self.renamed)).all("Human", "name == 'Ada'").count == 1)
    }

    @Test("MO-151: without migration a store of another version is an error, 134100, and stays as it is")
    func refused() throws {
        let folder = TemporaryFolder()
        try fill(folder)
        let error = #expect(throws: (any Error).self) { try Company.coordinator(folder.store, Self.renamed, options: [:]) } as? NSError
        #expect(error?.code == NSPersistentStoreIncompatibleVersionHashError)
        let mapping = [NSMigratePersistentStoresAutomaticallyOption: true]
        let second = #expect(throws: (any Error).self) { try Company.coordinator(folder.store, Self.renamed, options: mapping) } as? NSError
        #expect(second?.code == NSMigrationMissingMappingModelError)
        #expect(try Company.context(try Company.coordinator(folder.store, Self.old, options: [:])).all("Man").count == 2)
    }

    @Test(
        "MO-151: what cannot be inferred is an error, and the store stays as it is",
        arguments: [
            "<attribute name='title' optional='YES' attributeType='Date'/>", "<attribute name='needed' attributeType='String'/>",
        ])
    func notInferred(attribute: String) throws {
        let folder = TemporaryFolder()
        try fill(folder)
        let error = #expect(throws: (any Error).self) { try Company.coordinator(folder.store, Self.new(attribute)) } as? NSError
        #expect(error?.code == NSInferredMappingModelError)
        #expect(try Company.context(try Company.coordinator(folder.store, Self.old)).all("Man", "title == 'Ada'").count == 1)
    }

    @Test("MO-151: a database of somebody else is an error, 134130")
    func foreign() throws {
        let folder = TemporaryFolder()
        try Self.makeForeign(folder.store)
        let error = #expect(throws: (any Error).self) { try Company.coordinator(folder.store) } as? NSError
        #expect(error?.code == NSMigrationMissingSourceModelError)
    }

    /// A database whose only table is not ours: a store whose tables have been renamed in its file.
    private static func makeForeign(_ url: URL) throws {
        let pragmas: [String: Any] = [NSSQLitePragmasOption: ["journal_mode": "DELETE"]]
        _ = try Company.coordinator(url, options: pragmas)
        var data = try Data(contentsOf: url)
        while let range = data.range(of: Data("z_metadata".utf8)) { data.replaceSubrange(range, with: Data("q_metadata".utf8)) }
        try data.write(to: url)
    }
}
