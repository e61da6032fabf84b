import CoreData
import Foundation
import Testing

@Suite struct ModelReaderTests {
    @Test("MO-149: the current version of a model is read: entities, inheritance, attributes with types and defaults")
    func entities() throws {
        let model = try Company.model()
        let person = try #require(model.entitiesByName["Person"])
        #expect(model.entities.map(\.name) == ["Being", "Person", "Robot", "Department", "Step", "Tag"])
        #expect(person.superentity?.name == "Being")
        #expect(person.superentity?.isAbstract == true)
        #expect(person.attributesByName["age"]?.attributeType == .integer16AttributeType)
        #expect(person.attributesByName["age"]?.defaultValue as? Int64 == 18)
        #expect(person.attributesByName["isAdmin"]?.isOptional == false)
        #expect(person.attributesByName["shown"]?.isTransient == true)
        #expect(person.propertiesByName["name"] === model.entitiesByName["Being"]?.propertiesByName["name"])
        #expect(person.userInfo?["plural"] as? String == "people")
        #expect(person.indexes.map(\.name) == ["byAge"])
        #expect(model.versionIdentifiers == ["7"])
        #expect(model.configurations == ["Local"])
        #expect(model.entities(forConfigurationName: "Local")?.map(\.name) == ["Tag"])
    }

    @Test("MO-149: relationships know their destination, their inverse, their rule and their order")
    func relationships() throws {
        let model = try Company.model()
        let people = try #require(model.entitiesByName["Department"]?.relationshipsByName["people"])
        #expect(people.isToMany)
        #expect(people.deleteRule == .cascadeDeleteRule)
        #expect(people.destinationEntity?.name == "Person")
        #expect(people.inverseRelationship?.name == "department")
        #expect(people.inverseRelationship?.isToMany == false)
        #expect(model.entitiesByName["Department"]?.relationshipsByName["steps"]?.isOrdered == true)
        #expect(model.entitiesByName["Tag"]?.uniquenessConstraints as? [[String]] == [["word"]])
    }

    @Test("MO-149: a template of a request has variables that are given values")
    func template() throws {
        let context = try Company.context()
        context.add("Person", ["name": "Young", "age": 3])
        context.add("Person", ["name": "Old", "age": 30])
        let model = try #require(context.persistentStoreCoordinator?.managedObjectModel)
        let request = try #require(model.fetchRequestFromTemplate(withName: "Adults", substitutionVariables: ["LIMIT": 18]))
        let found = try context.fetch(request).compactMap { ($0 as? NSManagedObject)?.value(forKey: "name") as? String }
        #expect(found == ["Old"])
    }

    @Test(
        "MO-149: a model with a mistake is not read",
        arguments: [
            "", "<model", "<plist/>", "<model><entity/></model>", "<model><entity name='A'/><entity name='A'/></model>",
            "<model><entity name='A' parentEntity='A'/></model>", "<model><entity name='A' parentEntity='B'/></model>",
            "<model><entity name='A' parentEntity='B'/><entity name='B' parentEntity='C'/><entity name='C' parentEntity='A'/></model>",
            "<model><entity name='A' parentEntity='B'/><entity name='B' parentEntity='C'/><entity name='C' parentEntity='B'/></model>",
            "<model><entity name='A'><attribute name='x' attributeType='Colour'/></entity></model>",
            "<model><entity name='A'><attribute name='x' attributeType='Integer 16' defaultValueString='many'/></entity></model>",
            "<model><entity name='A'><relationship name='r' destinationEntity='B'/></entity></model>",
            "<!DOCTYPE m [<!ENTITY a 'b'>]><model/>", "<model><fetchRequest name='f' entity='A' predicateString='(('/></model>",
        ])
    func mistakes(text: String) throws {
        #expect(throws: Company.NoModel.self) { try Company.model(text) }
    }

    @Test("MO-149: a model in use by a coordinator does not change")
    func frozen() async {
        await #expect(processExitsWith: .failure) {
            let model = try Company.model()
            _ = NSPersistentStoreCoordinator(managedObjectModel: model)
            model.entitiesByName["Tag"]?.name = "Label"
        }
    }

    @Test("MO-149: a copy of a model is one of its own, with the same versions")
    func copies() throws {
        let model = try Company.model()
        let copy = try #require(model.copy() as? NSManagedObjectModel)
        #expect(copy.entityVersionHashesByName == model.entityVersionHashesByName)
        #expect(copy.entitiesByName["Person"] !== model.entitiesByName["Person"])
        let people = copy.entitiesByName["Department"]?.relationshipsByName["people"]
        #expect(people?.destinationEntity === copy.entitiesByName["Person"])
        #expect(people?.inverseRelationship?.entity === copy.entitiesByName["Person"])
        copy.entitiesByName["Tag"]?.attributesByName["word"]?.isOptional = true
        #expect(copy.entityVersionHashesByName["Tag"] != model.entityVersionHashesByName["Tag"])
    }
}
