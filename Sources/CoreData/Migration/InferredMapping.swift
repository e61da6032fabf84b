/// Finds how the objects of one version of a model become those of another, by comparing the two.
struct InferredMapping {
    private let source: NSManagedObjectModel
    private let destination: NSManagedObjectModel

    init(_ source: NSManagedObjectModel, _ destination: NSManagedObjectModel) {
        (self.source, self.destination) = (source, destination)
    }

    func mappings() throws -> [NSEntityMapping] {
        var used: Set<String> = []
        var mappings: [NSEntityMapping] = []
        for entity in destination.entities {
            let former = former(of: entity)
            former?.name.map { _ = used.insert($0) }
            mappings.append(try mapping(former, entity))
        }
        for entity in source.entities where !used.contains(entity.name ?? "") {
            let mapping = NSEntityMapping()
            (mapping.sourceEntityName, mapping.sourceEntityVersionHash) = (entity.name, entity.versionHash)
            mapping.mappingType = .removeEntityMappingType
            mappings.append(mapping)
        }
        return mappings
    }

    private func former(of entity: NSEntityDescription) -> NSEntityDescription? {
        let identifier = entity.renamingIdentifier ?? ""
        return source.entitiesByName[identifier] ?? source.entities.first { $0.renamingIdentifier == identifier }
    }

    private func former(of property: NSPropertyDescription, in entity: NSEntityDescription) -> NSPropertyDescription? {
        let identifier = property.renamingIdentifier ?? property.name
        return entity.propertiesByName[identifier] ?? entity.properties.first { $0.renamingIdentifier == identifier }
    }

    private func mapping(_ former: NSEntityDescription?, _ entity: NSEntityDescription) throws -> NSEntityMapping {
        let mapping = NSEntityMapping()
        (mapping.destinationEntityName, mapping.destinationEntityVersionHash) = (entity.name, entity.versionHash)
        (mapping.sourceEntityName, mapping.sourceEntityVersionHash) = (former?.name, former?.versionHash)
        guard let former else {
            mapping.mappingType = .addEntityMappingType
            return mapping
        }
        mapping.mappingType = former.versionHash == entity.versionHash ? .copyEntityMappingType : .transformEntityMappingType
        mapping.attributeMappings = try entity.attributesByName.values.filter { !$0.isTransient }.sorted { $0.name < $1.name }.map {
            try attribute($0, former)
        }
        mapping.relationshipMappings = entity.relationshipsByName.values.sorted { $0.name < $1.name }.map { relationship in
            MappedValue.relationship(relationship.name, self.former(of: relationship, in: former)?.name)
        }
        return mapping
    }

    private func attribute(_ attribute: NSAttributeDescription, _ entity: NSEntityDescription) throws -> NSPropertyMapping {
        let former = former(of: attribute, in: entity) as? NSAttributeDescription
        let name = "\(attribute.entity?.name ?? "").\(attribute.name)"
        if let former, former.attributeType != attribute.attributeType,
            !StoreMigration.areAlike(former.attributeType.rawValue, attribute.attributeType)
        {
            throw failure("Source and destination attribute types of \(name) are incompatible")
        }
        if former == nil, !attribute.isOptional, attribute.defaultValue == nil {
            throw failure("Validation error missing attribute values on mandatory destination attribute \(name)")
        }
        return MappedValue.attribute(attribute.name, former?.name)
    }

    private func failure(_ reason: String) -> NSError {
        CoreDataError.make(
            NSInferredMappingModelError, "An error occurred during persistent store migration: \(reason).", ["reason": reason])
    }
}
