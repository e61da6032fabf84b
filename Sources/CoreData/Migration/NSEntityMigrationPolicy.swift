/// Changes the objects of one mapping of entities. Subclasses override what the mapping alone cannot say.
///
/// One is made for each mapping. All mappings make their objects first, then all relationships are set, then all is checked.
// apple: https://developer.apple.com/documentation/coredata/nsentitymigrationpolicy
open class NSEntityMigrationPolicy: Foundation.NSObject {
    public required override init() {}

    /// Called before the first object of the mapping.
    open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}

    /// Makes the new object of an old one, with its attributes, and tells the manager which came of which.
    ///
    /// An override that does not call super makes its own, or none.
    // apple: https://developer.apple.com/documentation/coredata/nsentitymigrationpolicy/createdestinationinstances(forsource:in:manager:)
    open func createDestinationInstances(
        forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {
        guard let entity = manager.destinationEntity(for: mapping) else { return }
        let object = ManagedObjectMaker.make(entity, insertInto: manager.destinationContext)
        for property in mapping.attributeMappings ?? [] {
            guard let expression = property.valueExpression, let name = property.name else { continue }
            let variables = variables(sInstance, object, mapping, property, manager)
            try object.setMigrated(expression.expressionValue(with: sInstance, context: variables), forKey: name)
        }
        manager.associate(sourceInstance: sInstance, withDestinationInstance: object, for: mapping)
    }

    /// Called when all mappings' objects of this entity have been made.
    open func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

    /// Sets the relationships of a new object.
    // apple: https://developer.apple.com/documentation/coredata/nsentitymigrationpolicy/createrelationships(fordestination:in:manager:)
    open func createRelationships(
        forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {
        let source = manager.sourceInstances(forEntityMappingName: mapping.name, destinationInstances: [dInstance]).first
        for property in mapping.relationshipMappings ?? [] {
            guard let expression = property.valueExpression, let name = property.name else { continue }
            let variables = variables(source, dInstance, mapping, property, manager)
            try dInstance.setMigratedRelationship(expression.expressionValue(with: source, context: variables), forKey: name)
        }
    }

    /// Called when the relationships of all objects of the mapping are set.
    open func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

    /// Called when all is done: what it throws stops the migration.
    open func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

    /// Called at the end, before the new store is saved.
    open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}

    private func variables(
        _ source: NSManagedObject?, _ object: NSManagedObject, _ mapping: NSEntityMapping, _ property: NSPropertyMapping,
        _ manager: NSMigrationManager
    ) -> NSMutableDictionary {
        let variables: NSMutableDictionary = [
            NSMigrationManagerKey: manager, NSMigrationDestinationObjectKey: object, NSMigrationEntityMappingKey: mapping,
            NSMigrationPropertyMappingKey: property, NSMigrationEntityPolicyKey: self,
        ]
        if let source { variables[NSMigrationSourceObjectKey] = source }
        return variables
    }
}
