/// The variable of a value's expression that is the manager.
public let NSMigrationManagerKey = "manager"
/// The variable that is the object of the old version.
public let NSMigrationSourceObjectKey = "source"
/// The variable that is the object of the new version.
public let NSMigrationDestinationObjectKey = "destination"
/// The variable that is the mapping of the entity.
public let NSMigrationEntityMappingKey = "entityMapping"
/// The variable that is the mapping of the property.
public let NSMigrationPropertyMappingKey = "propertyMapping"
/// The variable that is the policy.
public let NSMigrationEntityPolicyKey = "entityPolicy"
