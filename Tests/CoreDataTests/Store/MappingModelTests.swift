import CoreData
import Foundation
import Testing

/// Makes two of one, as an app's own policy might.
class WordsPolicy: NSEntityMigrationPolicy {
    override func createDestinationInstances(
        forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {
        try super.createDestinationInstances(forSource: sInstance, in: mapping, manager: manager)
        guard let destination = manager.destinationInstances(forEntityMappingName: mapping.name, sourceInstances: [sInstance]).first
        else { return }
        guard let text = sInstance.value(forKey: "text") as? String else { return }
        destination.setValue(NSAttributedString(string: text), forKey: "attributedText")
        if text == "stop" { manager.cancelMigrationWithError(NSError(domain: "Test", code: 7)) }
    }
    override func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {
        let made = manager.destinationInstances(forEntityMappingName: mapping.name, sourceInstances: nil)
        if made.contains(where: { ($0.value(forKey: "attributedText") as? NSAttributedString)?.string == "bad" }) {
            throw NSError(domain: "Test", code: 8)
        }
    }
}

@Suite("Mapping models")
struct MappingModelTests {
    private static func text(_ attribute: String) -> String {
        """
        <model><entity name="Book"><attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="notes" optional="YES" toMany="YES" destinationEntity="Note" inverseName="book" inverseEntity="Note"/></entity>
        <entity name="Note" representedClassName="NoSuchClass">\(attribute)<attribute name="number" optional="YES" attributeType="Integer 16"/>
        <relationship name="book" optional="YES" maxCount="1" destinationEntity="Book" inverseName="notes" inverseEntity="Book"/></entity></model>
        """
    }
    private static let old = text("<attribute name='text' optional='YES' attributeType='String'/>")
    private static let new = text("<attribute name='attributedText' optional='YES' attributeType='Transformable'/>")

    /// A project's folder: two versions of a model, and what leads from one to the other.
    private struct Project {
        let folder = TemporaryFolder()

        init(_ mapping: String?, transformer: String? = nil) throws {
            for (name, text) in [("Old", MappingModelTests.old), ("New", MappingModelTests.new)] {
                let version = folder.url.appendingPathComponent("M.xcdatamodeld/\(name).xcdatamodel")
                try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
                let named = "attributeType='Transformable' valueTransformerName='\(transformer ?? "")'"
                let text = text.replacingOccurrences(of: "attributeType='Transformable'", with: named)
                try Data(text.utf8).write(to: version.appendingPathComponent("contents"))
            }
            let current = try PropertyListSerialization.data(
                fromPropertyList: ["_XCCurrentVersionName": "New.xcdatamodel"], format: .xml, options: 0)
            try current.write(to: folder.url.appendingPathComponent("M.xcdatamodeld/.xccurrentversion"))
            guard let mapping else { return }
            let url = folder.url.appendingPathComponent("Words.xcmappingmodel")
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try Data(mapping.utf8).write(to: url.appendingPathComponent("xcmapping.xml"))
        }

        func model(_ version: String? = nil) throws -> NSManagedObjectModel {
            let name = version.map { "M.xcdatamodeld/\($0).xcdatamodel" } ?? "M.xcdatamodeld"
            return try #require(NSManagedObjectModel(contentsOf: folder.url.appendingPathComponent(name)))
        }

        func coordinator(_ version: String? = nil, options: [String: Any] = Company.migrating) throws -> NSPersistentStoreCoordinator {
            let coordinator = NSPersistentStoreCoordinator(managedObjectModel: try model(version))
            try coordinator.addPersistentStore(
                ofType: NSSQLiteStoreType, configurationName: nil, at: folder.store, options: options)
            return coordinator
        }

        func fill(_ texts: [String]) throws {
            let context = Company.context(try coordinator("Old"))
            let book = context.add("Book", ["name": "Diary"])
            for (number, text) in texts.enumerated() { context.add("Note", ["text": text, "number": number, "book": book]) }
            try context.save()
        }

        var files: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) ?? []).sorted() }
    }

    private static func file(_ policy: String = "CoreDataTests.WordsPolicy", more: String = "", head: String = "") -> String {
        """
        <?xml version="1.0" standalone="yes"?>
        <!DOCTYPE database SYSTEM "file:///System/Library/DTDs/CoreData.dtd"\(head)>
        <database><databaseInfo><version>1</version></databaseInfo>
        <object type="XDDEVMAPPINGMODEL" id="z1"><attribute name="sourcemodelpath" type="string">App/M.xcdatamodeld/Old.xcdatamodel</attribute>
        <attribute name="destinationmodelpath" type="string">App/M.xcdatamodeld/New.xcdatamodel</attribute></object>
        <object type="XDDEVENTITYMAPPING" id="z2"><attribute name="migrationpolicyclassname" type="string">\(policy)</attribute>
        <attribute name="sourcename" type="string">Note</attribute><attribute name="mappingnumber" type="int16">1</attribute>
        <attribute name="destinationname" type="string">Note</attribute></object>
        <object type="XDDEVENTITYMAPPING" id="z3"><attribute name="sourcename" type="string">Book</attribute>
        <attribute name="mappingnumber" type="int16">2</attribute><attribute name="destinationname" type="string">Book</attribute></object>
        <object type="XDDEVATTRIBUTEMAPPING" id="z4"><attribute name="name" type="string">number</attribute>
        <relationship name="entitymapping" idrefs="z2"/></object>
        <object type="XDDEVATTRIBUTEMAPPING" id="z5"><attribute name="name" type="string">name</attribute>
        <relationship name="entitymapping" idrefs="z3"/></object>
        <object type="XDDEVRELATIONSHIPMAPPING" id="z6"><attribute name="autogenerateexpression" type="bool">1</attribute>
        <attribute name="name" type="string">book</attribute><relationship name="entitymapping" idrefs="z2"/></object>
        \(more)</database>
        """
    }

    private func check(_ coordinator: NSPersistentStoreCoordinator) throws {
        let context = Company.context(coordinator)
        let notes = try context.all("Note", by: ["number"])
        #expect(notes.map { ($0.value(forKey: "attributedText") as? NSAttributedString)?.string } == ["one", "two"])
        let book = notes.first?.value(forKey: "book") as? NSManagedObject
        #expect(book?.value(forKey: "name") as? String == "Diary" && (book?.value(forKey: "notes") as? NSSet)?.count == 2)
    }

    @Test(
        "MO-151: a store is brought to the new version by the app's mapping model and its policy, once",
        arguments: ["xcmappingmodel", "cdm"])
    func automatic(ending: String) throws {
        let project = try Project(Self.file())
        let words = project.folder.url.appendingPathComponent("Words.xcmappingmodel")
        let named = words.deletingPathExtension().appendingPathExtension(ending)
        if ending == "cdm" { try FileManager.default.moveItem(at: words, to: named) }
        try project.fill(["one", "two"])
        let before = try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: project.folder.store)
        let coordinator = try project.coordinator()
        try check(coordinator)
        #expect(coordinator.persistentStores.first?.identifier == before[NSStoreUUIDKey] as? String)
        let context = Company.context(coordinator)
        context.add("Note", ["number": 9])
        try context.save()
        #expect(try Company.context(try project.coordinator(options: [:])).all("Note").count == 3)
        #expect(!project.files.contains { $0.hasPrefix(".Store") })
    }

    @Test("MO-151: in code: an inferred mapping with a policy, into a file of its own; the old store stays")
    func manual() throws {
        let project = try Project(nil)
        try project.fill(["one", "two"])
        let (source, destination) = (try project.model("Old"), try project.model("New"))
        let mapping = try NSMappingModel.inferredMappingModel(forSourceModel: source, destinationModel: destination)
        #expect(Set(mapping.entityMappingsByName.keys) == ["BookToBook", "NoteToNote"])
        mapping.entityMappingsByName["NoteToNote"]?.entityMigrationPolicyClassName = NSStringFromClass(WordsPolicy.self)
        let url = project.folder.url.appendingPathComponent("New.sqlite")
        let manager = NSMigrationManager(sourceModel: source, destinationModel: destination)
        try manager.migrateStore(
            from: project.folder.store, sourceType: NSSQLiteStoreType, with: mapping, toDestinationURL: url,
            destinationType: NSSQLiteStoreType)
        #expect(try Company.context(try project.coordinator("Old", options: [:])).all("Note", "text == 'two'").count == 1)
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: destination)
        try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
        try check(coordinator)
        let again =
            #expect(throws: (any Error).self) {
                try manager.migrateStore(
                    from: project.folder.store, sourceType: NSSQLiteStoreType, with: mapping, toDestinationURL: url,
                    destinationType: NSSQLiteStoreType)
            } as? NSError
        #expect(again?.code == NSMigrationManagerDestinationStoreError)
    }

    @Test("MO-151: expressions of a mapping know the old object by $source")
    func expressions() throws {
        let project = try Project(nil)
        try project.fill(["one"])
        let mapping = NSEntityMapping()
        (mapping.name, mapping.sourceEntityName, mapping.destinationEntityName) = ("Titles", "Note", "Book")
        let property = NSPropertyMapping()
        property.name = "name"
        property.valueExpression = NSExpression(format: "$source.text")
        mapping.attributeMappings = [property]
        let model = NSMappingModel()
        model.entityMappings = [mapping]
        let url = project.folder.url.appendingPathComponent("New.sqlite")
        try NSMigrationManager(sourceModel: try project.model("Old"), destinationModel: try project.model("New")).migrateStore(
            from: project.folder.store, sourceType: NSSQLiteStoreType, with: model, toDestinationURL: url,
            destinationType: NSSQLiteStoreType)
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: try project.model("New"))
        try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
        let context = Company.context(coordinator)
        #expect(try context.all("Book").map { $0.value(forKey: "name") as? String } == ["one"])
    }

    private func code(opening project: Project) -> Int? {
        do {
            _ = try project.coordinator()
            return nil
        } catch {
            return (error as NSError).code
        }
    }

    @Test(
        "MO-151: what a policy throws, or cancels with, ends the migration, and the store stays as it is",
        arguments: [("bad", 8), ("stop", 7)])
    func policyErrors(word: String, code: Int) throws {
        let project = try Project(Self.file())
        try project.fill(["one", word])
        let error = #expect(throws: (any Error).self) { try project.coordinator() } as? NSError
        #expect(error?.code == code && error?.domain == "Test")
        #expect(try Company.context(try project.coordinator("Old", options: [:])).all("Note").count == 2)
        #expect(!project.files.contains { $0.hasPrefix(".Store") })
    }

    @Test("MO-151: a mapping that does not fit is an error, and the store stays as it is")
    func unfitting() throws {
        let project = try Project(Self.file("App.Nobody"))
        try project.fill(["one"])
        #expect(code(opening: project) == NSEntityMigrationPolicyError)
        let unknown =
            "<object type='XDDEVATTRIBUTEMAPPING' id='z7'><attribute name='name'>x %@ ) $y</attribute>"
            + "<relationship name='entitymapping' idrefs='z2'/></object>"
        let second = try Project(Self.file(more: unknown))
        try second.fill(["one"])
        #expect(code(opening: second) == NSMigrationError)
        #expect(try Company.context(try second.coordinator("Old", options: [:])).all("Note").count == 1)
    }

    @Test("MO-151: a value that does not fit its attribute is an error, not the end of the program")
    func wrongType() throws {
        let project = try Project(
            Self.file(
                more: """
                    <object type='XDDEVATTRIBUTEMAPPING' id='z7'><attribute name='name'>name</attribute>
                    <attribute name='sourcekeypath'>notes</attribute><relationship name='entitymapping' idrefs='z3'/></object>
                    """))
        try project.fill(["one"])
        #expect(code(opening: project) == NSMigrationError)
    }

    @Test(
        "MO-151: attributed strings of one and of several runs, and empty ones, come back from the store",
        arguments: [nil, "NSSecureUnarchiveFromData"])
    func attributedStrings(transformer: String?) throws {
        let project = try Project(nil, transformer: transformer)
        let mixed = NSMutableAttributedString(string: "plain and ")
        mixed.append(NSAttributedString(string: "marked 🦔", attributes: [NSAttributedString.Key("mark"): NSNumber(value: 4)]))
        let strings = [NSAttributedString(string: ""), NSAttributedString(string: "one"), mixed]
        let context = Company.context(try project.coordinator())
        for (number, string) in strings.enumerated() { context.add("Note", ["number": number, "attributedText": string]) }
        try context.save()
        let other = Company.context(try project.coordinator())
        let found = try other.all("Note", by: ["number"]).map { $0.value(forKey: "attributedText") as? NSAttributedString }
        #expect(found.map { $0?.string } == strings.map(\.string))
        #expect(found.last??.attribute(NSAttributedString.Key("mark"), at: 12, effectiveRange: nil) as? NSNumber == 4)
        context.add("Note", ["attributedText": NSAttributedString(string: "x", attributes: [NSAttributedString.Key("y"): Project.self])])
        #expect(throws: (any Error).self) { try context.save() }
    }

    @Test("MO-151: files that are no mapping models are nil")
    func damaged() throws {
        let archived =
            "<object type='XDDEVATTRIBUTEMAPPING' id='z7'><attribute name='name'>name</attribute>"
            + "<attribute name='valueexpressiondata'>AAAA</attribute><relationship name='entitymapping' idrefs='z3'/></object>"
        let texts = [
            "", "<database/>", "<model/>", String(Self.file().prefix(900)), Self.file(head: " [<!ENTITY a 'aaaa'>]"),
            Self.file(more: archived),
        ]
        for text in texts {
            let project = try Project(text)
            #expect(NSMappingModel(contentsOf: project.folder.url.appendingPathComponent("Words.cdm")) == nil)
        }
        #expect(NSMappingModel(contentsOf: URL(fileURLWithPath: "/nowhere.cdm")) == nil && NSMappingModel(contentsOf: nil) == nil)
        let project = try Project(Self.file())
        #expect(NSMappingModel(contentsOf: project.folder.url.appendingPathComponent("Words.cdm"))?.entityMappings.count == 2)
    }
}
