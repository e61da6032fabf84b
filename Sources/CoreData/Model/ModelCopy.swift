/// Copies entities with the references among them.
struct ModelCopy {
    private let original: NSManagedObjectModel
    private let copies: [String: NSEntityDescription]

    init(_ model: NSManagedObjectModel) {
        original = model
        copies = model.entitiesByName.compactMapValues { $0.copy() as? NSEntityDescription }
    }

    func fill(_ model: NSManagedObjectModel) {
        for entity in original.entities {
            guard let copy = copies[entity.name ?? ""] else { continue }
            copy.subentities = entity.subentities.compactMap { copies[$0.name ?? ""] }
            connect(entity, copy)
        }
        model.entities = copied(original.entities)
        for name in original.configurations {
            model.setEntities(copied(original.entities(forConfigurationName: name) ?? []), forConfigurationName: name)
        }
    }

    private func copied(_ entities: [NSEntityDescription]) -> [NSEntityDescription] { entities.compactMap { copies[$0.name ?? ""] } }

    private func connect(_ entity: NSEntityDescription, _ copy: NSEntityDescription) {
        for (old, new) in zip(entity.declaredProperties, copy.declaredProperties) {
            guard let old = old as? NSRelationshipDescription, let new = new as? NSRelationshipDescription else { continue }
            new.destinationEntity = old.destinationEntity.flatMap { copies[$0.name ?? ""] }
            new.inverseRelationship = old.inverseRelationship.flatMap { inverse in
                copies[inverse.entity?.name ?? ""]?.declaredProperties.first { $0.name == inverse.name } as? NSRelationshipDescription
            }
        }
        copy.indexes = entity.indexes.map { index in
            let elements = index.elements.compactMap { element -> NSFetchIndexElementDescription? in
                let property = copy.declaredProperties.first { $0.name == element.propertyName }
                return property.map { NSFetchIndexElementDescription(property: $0, collationType: element.collationType) }
            }
            return NSFetchIndexDescription(name: index.name, elements: elements)
        }
    }
}
