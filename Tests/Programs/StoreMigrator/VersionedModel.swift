import CoreData

/// Two versions of a model: in the second, an attribute has another name, one is gone, and one is new, as is an entity.
enum VersionedModel {
    static func make(_ version: Int) -> NSManagedObjectModel {
        let number = attribute("number", .integer64AttributeType, 0)
        let item = entity("Item", [number])
        item.indexes = [
            NSFetchIndexDescription(
                name: "byNumber", elements: [NSFetchIndexElementDescription(property: number, collationType: .binary)])
        ]
        let group = entity("Group", [attribute("title", .stringAttributeType, "all")])
        let title = attribute(version == 1 ? "title" : "name", .stringAttributeType, nil)
        title.renamingIdentifier = "title"
        item.properties += [
            title, version == 1 ? attribute("gone", .stringAttributeType, nil) : attribute("kind", .stringAttributeType, "plain"),
        ]
        let (up, down) = (NSRelationshipDescription(), NSRelationshipDescription())
        (up.name, up.destinationEntity, up.inverseRelationship, up.maxCount) = ("group", group, down, 1)
        (down.name, down.destinationEntity, down.inverseRelationship, down.maxCount) = ("items", item, up, 0)
        item.properties.append(up)
        group.properties.append(down)
        let model = NSManagedObjectModel()
        model.entities = [item, group] + (version == 1 ? [] : [entity("Note", [attribute("text", .stringAttributeType, nil)])])
        return model
    }

    private static func entity(_ name: String, _ properties: [NSPropertyDescription]) -> NSEntityDescription {
        let entity = NSEntityDescription()
        (entity.name, entity.properties) = (name, properties)
        return entity
    }

    private static func attribute(_ name: String, _ type: NSAttributeType, _ value: Any?) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        (attribute.name, attribute.attributeType, attribute.defaultValue) = (name, type, value)
        return attribute
    }
}
