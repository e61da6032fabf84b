/// What becomes of the objects of an entity in another version of the model.
// apple: https://developer.apple.com/documentation/coredata/nsentitymappingtype
public enum NSEntityMappingType: UInt, Sendable {
    /// Nothing is said: they are changed as the mapping's properties and policy say.
    case undefinedEntityMappingType = 0
    /// The policy's class does it.
    case customEntityMappingType = 1
    /// The entity is new: there are none.
    case addEntityMappingType = 2
    /// The entity is gone, and they with it.
    case removeEntityMappingType = 3
    /// They stay as they are.
    case copyEntityMappingType = 4
    /// They become objects of another shape.
    case transformEntityMappingType = 5
}
