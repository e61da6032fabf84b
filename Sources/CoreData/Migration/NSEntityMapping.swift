/// Says which objects of the new version are made of those of an entity of the old one, and how.
// apple: https://developer.apple.com/documentation/coredata/nsentitymapping
open class NSEntityMapping: Foundation.NSObject, @unchecked Sendable {
    private var givenName: String?
    /// The name by which the manager is asked for objects. Default: the entities' names with "To" between them.
    open var name: String! {
        get { givenName ?? [sourceEntityName, destinationEntityName].compactMap { $0 }.joined(separator: "To") }
        set { givenName = newValue }
    }
    /// What becomes of the objects. Default: undefined, they are changed as the rest says.
    open var mappingType = NSEntityMappingType.undefinedEntityMappingType
    /// The entity in the old version. Default: nil, no object is asked for.
    open var sourceEntityName: String?
    /// The entity's hash in the old version. Default: nil, any.
    open var sourceEntityVersionHash: Data?
    /// The entity in the new version. Default: nil, no object is made.
    open var destinationEntityName: String?
    /// The entity's hash in the new version. Default: nil, any.
    open var destinationEntityVersionHash: Data?
    /// Where attributes get their values. Default: nil, nowhere.
    open var attributeMappings: [NSPropertyMapping]?
    /// Where relationships lead. Default: nil, nowhere.
    open var relationshipMappings: [NSPropertyMapping]?
    /// The name of the ``NSEntityMigrationPolicy`` to use, with its module in front. Default: nil, the class itself.
    open var entityMigrationPolicyClassName: String?
    /// Further values, for policies. Default: nil.
    open var userInfo: [AnyHashable: Any]?

    public override init() {}

    open override var description: String {
        "<NSEntityMapping> (name: \(name ?? ""), \(sourceEntityName ?? "nil") to \(destinationEntityName ?? "nil"))"
    }
}
