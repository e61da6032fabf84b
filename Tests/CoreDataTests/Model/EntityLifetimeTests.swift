import Testing

@testable import CoreData

struct EntityLifetimeTests {
    @Test("An entity that outlives its model has none any more, and a property that outlives its entity neither")
    func outliving() {
        let attribute = NSAttributeDescription()
        attribute.name = "title"
        let relationship = NSRelationshipDescription()
        let sub = NSEntityDescription()
        do {
            let entity = NSEntityDescription(), model = NSManagedObjectModel()
            entity.name = "Note"
            sub.name = "List"
            entity.properties = [attribute]
            entity.subentities = [sub]
            relationship.destinationEntity = entity
            model.entities = [entity, sub]
            #expect(attribute.entity === entity)
            #expect(sub.superentity === entity)
            #expect(sub.managedObjectModel === model)
        }
        #expect(attribute.entity == nil)
        #expect(sub.superentity == nil)
        #expect(sub.managedObjectModel == nil)
        #expect(relationship.destinationEntity == nil)
    }
}
