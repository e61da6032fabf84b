/// Looks whether a mapping model fits two versions of a model, before anything is opened.
struct MigrationCheck {
    private let source: NSManagedObjectModel
    private let destination: NSManagedObjectModel

    init(_ source: NSManagedObjectModel, _ destination: NSManagedObjectModel) {
        (self.source, self.destination) = (source, destination)
    }

    /// A policy for each mapping.
    func policies(of model: NSMappingModel) throws -> [(NSEntityMapping, NSEntityMigrationPolicy)] {
        var names: Set<String> = []
        return try (model.entityMappings ?? []).map { mapping in
            guard names.insert(mapping.name).inserted else { throw MigrationFailure.make("two mappings are called \(mapping.name ?? "")") }
            try check(mapping)
            return (mapping, try policy(of: mapping))
        }
    }

    private func check(_ mapping: NSEntityMapping) throws {
        let sides = [
            (mapping.sourceEntityName, mapping.sourceEntityVersionHash, source, "source"),
            (mapping.destinationEntityName, mapping.destinationEntityVersionHash, destination, "destination"),
        ]
        for (name, hash, model, side) in sides {
            guard let name else { continue }
            guard let entity = model.entitiesByName[name] else { throw MigrationFailure.make("the \(side) model has no entity \(name)") }
            if let hash, hash != entity.versionHash {
                throw MigrationFailure.make("the mapping \(mapping.name ?? "") is of another version of the \(side) entity \(name)")
            }
        }
        guard let entity = mapping.destinationEntityName.flatMap({ destination.entitiesByName[$0] }) else { return }
        for property in (mapping.attributeMappings ?? []) where property.name.flatMap({ entity.attributesByName[$0] }) == nil {
            throw MigrationFailure.make("the entity \(entity.name ?? "") has no attribute \(property.name ?? "nil")")
        }
        for property in (mapping.relationshipMappings ?? []) where property.name.flatMap({ entity.relationshipsByName[$0] }) == nil {
            throw MigrationFailure.make("the entity \(entity.name ?? "") has no relationship \(property.name ?? "nil")")
        }
    }

    private func policy(of mapping: NSEntityMapping) throws -> NSEntityMigrationPolicy {
        guard let name = mapping.entityMigrationPolicyClassName, !name.isEmpty else { return NSEntityMigrationPolicy() }
        let found: AnyClass? = ManagedClass.named(name) { $0 is NSEntityMigrationPolicy.Type }
        guard let type = found as? NSEntityMigrationPolicy.Type else {
            throw MigrationFailure.make(
                "the class \(name) of the mapping \(mapping.name ?? "") is no NSEntityMigrationPolicy of this program",
                code: NSEntityMigrationPolicyError)
        }
        return type.init()
    }
}
